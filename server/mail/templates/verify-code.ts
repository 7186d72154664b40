import type { MailTemplate } from "./template.ts";

export const verifyCode: MailTemplate = {
  name: "電子信箱驗證碼",
  subject: "{{code}} 是您的驗證碼（{{purpose}}）",
  bodyHtml: `<h2>{{purpose}}驗證碼</h2>
<p>您好，請回到剛才的頁面，輸入這 6 位數驗證碼：</p>
<h4>{{code}}</h4>
<p>驗證碼在 {{minutes}} 分鐘內有效，只能使用一次。</p>
<blockquote>請勿把驗證碼告訴任何人。我們的同仁不會以電話或訊息向您索取。</blockquote>
<p>如果不是您本人操作，請忽略這封信，您的資料不會有任何變動。</p>`,
  values: ["code", "purpose", "minutes"],
};
