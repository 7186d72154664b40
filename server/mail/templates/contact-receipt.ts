import type { MailTemplate } from "./template.ts";

/**
 * The address is not proven, and anybody may type another's: nothing that was typed is repeated here,
 * so that the form cannot carry a stranger's words to a mailbox.
 */
export const contactReceipt: MailTemplate = {
  name: "諮詢收件通知",
  subject: "已收到您的諮詢 {{number}}",
  bodyHtml: `<h2>您好，我們收到您的諮詢了</h2>
<blockquote>諮詢編號 <strong>{{number}}</strong></blockquote>
<p>專員會在一個工作天內，以您留下的電話或電子信箱與您聯絡。來電或來信時告訴我們這個編號，可以更快為您服務。</p>
<p><a href="{{link}}">看看團體行程</a></p>
<p>如果您沒有寫過這封諮詢，可能是別人填錯了信箱，請不必理會。</p>`,
  values: ["number", "link"],
};
