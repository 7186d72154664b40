import type { MailTemplate } from "./template.ts";

export const contactNotice: MailTemplate = {
  name: "新諮詢通知（給營業同仁）",
  subject: "新諮詢 {{number}}：{{purpose}}",
  bodyHtml: `<h2>有一封新的旅遊諮詢</h2>
<table>
<tr><th>諮詢編號</th><td>{{number}}</td></tr>
<tr><th>姓名</th><td>{{name}}</td></tr>
<tr><th>手機</th><td>{{mobile}}</td></tr>
<tr><th>電子信箱</th><td>{{email}}</td></tr>
<tr><th>目的</th><td>{{purpose}}</td></tr>
<tr><th>行程</th><td>{{tour_name}}</td></tr>
<tr><th>團號</th><td>{{tour_group_number}}</td></tr>
<tr><th>地點</th><td>{{location}}</td></tr>
<tr><th>人數</th><td>{{headcount}}</td></tr>
<tr><th>內容</th><td>{{suggestion}}</td></tr>
</table>
<p>電子信箱未經驗證，行程與團號是旅客送出的文字，請與旅客確認。</p>`,
  values: [
    "number",
    "name",
    "mobile",
    "email",
    "purpose",
    "tour_name",
    "tour_group_number",
    "location",
    "headcount",
    "suggestion",
  ],
};
