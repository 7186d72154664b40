import { type MailTemplate, PARTICULARS, REGISTRATION_VALUES } from "./template.ts";

export const registrationNotice: MailTemplate = {
  name: "新報名通知（給營業同仁）",
  subject: "新報名 {{number}}：{{tour_group_number}} {{headcount}} 位，{{state}}",
  bodyHtml: `<h2>有一筆新的行程報名</h2>
<blockquote><strong>{{state}}</strong></blockquote>
<table>
<tr><th>姓名</th><td>{{name}}</td></tr>
<tr><th>手機</th><td>{{mobile}}</td></tr>
<tr><th>電子信箱</th><td>{{email}}</td></tr>
${PARTICULARS}
<tr><th>訂金</th><td>{{deposit}}</td></tr>
<tr><th>成團決定日</th><td>{{decision_date}}</td></tr>
<tr><th>報價核對</th><td>{{quote}}</td></tr>
<tr><th>旅客備註</th><td>{{suggestion}}</td></tr>
</table>
<p><a href="{{link}}">查看出發日期</a></p>`,
  values: [...REGISTRATION_VALUES, "position", "state", "mobile", "email", "suggestion", "quote"],
};
