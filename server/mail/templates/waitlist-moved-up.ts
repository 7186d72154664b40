import { type MailTemplate, PARTICULARS, REGISTRATION_VALUES } from "./template.ts";

export const waitlistMovedUp: MailTemplate = {
  name: "候補遞補通知",
  subject: "候補成功，已為您保留 {{headcount}} 席：{{tour_name}}",
  bodyHtml: `<h2>{{name}} 您好，候補輪到您了</h2>
<blockquote><strong>已為您保留 {{headcount}} 席</strong></blockquote>
<table>
${PARTICULARS}
<tr><th>訂金</th><td>{{deposit}}</td></tr>
</table>
<h3>接下來</h3>
<ol>
<li>我們的專員會與您聯絡，確認旅客資料與旅遊契約。</li>
<li>簽約並繳付訂金後，報名才算完成。</li>
<li>最晚在 {{decision_date}} 前，我們會通知您是否成團。</li>
</ol>
<p><a href="{{link}}">查看行程與出發日期</a></p>
<p>如果計畫有變、不再需要這些席次，請盡快告訴我們報名編號 {{number}}，讓後面的旅客遞補。</p>`,
  values: REGISTRATION_VALUES,
};
