import { type MailTemplate, PARTICULARS, REGISTRATION_VALUES } from "./template.ts";

export const registrationWaitlisted: MailTemplate = {
  name: "報名收件通知（候補）",
  subject: "候補登記 {{number}}，第 {{position}} 順位：{{tour_name}}",
  bodyHtml: `<h2>{{name}} 您好，已為您登記候補</h2>
<blockquote><strong>候補第 {{position}} 順位</strong><br>目前尚未為您保留席次，也不需要付款。</blockquote>
<table>
${PARTICULARS}
</table>
<h3>接下來</h3>
<ol>
<li>有席次釋出時，依順位遞補；釋出的席次不足您的人數時，會先詢問後面的順位，您的順位不變。</li>
<li>輪到您時，我們會寄信通知您，並為您保留席次。</li>
<li>是否成團最晚在 {{decision_date}} 前決定。</li>
</ol>
<p><a href="{{link}}">看看其他出發日期</a></p>
<p>想取消候補，請告訴我們報名編號 {{number}}。</p>`,
  values: [...REGISTRATION_VALUES, "position"],
};
