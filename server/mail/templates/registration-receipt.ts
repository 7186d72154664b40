import { type MailTemplate, PARTICULARS, REGISTRATION_VALUES } from "./template.ts";

export const registrationReceipt: MailTemplate = {
  name: "報名收件通知（已保留席次）",
  subject: "已收到您的報名 {{number}}：{{tour_name}}",
  bodyHtml: `<h2>{{name}} 您好，謝謝您的報名</h2>
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
<p>請保留報名編號 {{number}}，來電或來信時告訴我們，可以更快為您服務。這封信不是付款通知，請勿依其他來源的帳號匯款。</p>`,
  values: REGISTRATION_VALUES,
};
