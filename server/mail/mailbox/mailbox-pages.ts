/** The mailbox as HTML: a list, and one mail. No script; the mail itself is shown in a sandbox. */
import { html, type Html, raw } from "../../http/html.ts";
import { taipeiDateTime } from "../../time.ts";
import type { MailRow, MailSummary } from "../mails.queries.ts";

export const MAILBOX = "/backstage/mailbox";

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:#fbf8f3;color:#17263a;font:17px/1.7 "PingFang TC","Noto Sans TC","Microsoft JhengHei",sans-serif}
header{border-bottom:1px solid #e4ded3;background:#fff}header,main{padding:1.5rem max(1rem,calc((100vw - 60rem)/2))}
h1{margin:0;font:600 1.6rem/1.4 "Noto Serif TC","Songti TC",serif}header p{margin:.25rem 0 0;color:#55657a;font-size:1rem}
a{color:#22384f}a:focus-visible{outline:3px solid #b93f26;outline-offset:2px}
ol{list-style:none;margin:0;padding:0;border-top:1px solid #e4ded3}li{border-bottom:1px solid #e4ded3}
li a{display:grid;grid-template-columns:15rem 1fr 11rem;gap:0 1.5rem;padding:.9rem .5rem;text-decoration:none;align-items:baseline}
li a:hover{background:#fff}li b{font-weight:600;overflow-wrap:anywhere}li span{color:#55657a;font-size:.95rem;overflow-wrap:anywhere}
time{font-variant-numeric:tabular-nums;color:#55657a;font-size:.95rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem;margin:0 0 1.5rem}dt{color:#55657a}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:75vh;min-height:32rem;border:1px solid #e4ded3;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1.5rem;background:#fff;border:1px solid #e4ded3;font:15px/1.8 ui-monospace,Menlo,Consolas,"Noto Sans TC",monospace}
h2{margin:2.5rem 0 1rem;font:600 1.2rem/1.4 "Noto Serif TC","Songti TC",serif}.empty{padding:4rem 0;text-align:center;color:#55657a}
nav{margin-top:1.5rem}@media (max-width:767px){li a{grid-template-columns:1fr}}`;

function page(title: string, note: string, content: Html): string {
  return html`<!doctype html>
    <html lang="zh-Hant-TW">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>${note}</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`.text;
}

/** @param older address of the next page; undefined on the last. */
export function listPage(mails: readonly MailSummary[], older: string | undefined): string {
  const list = html`<ol>
    ${mails.map(
      (mail) =>
        html`<li>
          <a href="${MAILBOX}/${mail.id}"
            ><span>${mail.to_address}</span><b>${mail.subject}</b
            ><time>${taipeiDateTime(mail.created_at)}</time></a
          >
        </li>`,
    )}
  </ol>`;
  const empty = html`<p class="empty">還沒有信。寄出驗證碼或送出報名後，信會出現在這裡。</p>`;
  const next = older ? html`<nav><a href="${older}">較早的信</a></nav>` : "";
  return page(
    "信箱",
    "沒有設定 SMTP_URL，所以信沒有寄出，都留在這裡。重新整理可看到新的信。",
    html`${mails.length > 0 ? list : empty}${next}`,
  );
}

export function mailPageOf(mail: MailRow): string {
  const content = html`<dl>
      <dt>收件人</dt>
      <dd>${mail.to_address}</dd>
      <dt>時間</dt>
      <dd><time>${taipeiDateTime(mail.created_at)}</time></dd>
      <dt>信件編號</dt>
      <dd>${mail.message_id}</dd>
    </dl>
    <iframe
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      title="信件內容"
      srcdoc="${inFrame(mail.html)}"
    ></iframe>
    <h2>純文字版本</h2>
    <pre tabindex="0">${mail.text}</pre>`;
  return page(
    mail.subject,
    "",
    html`<p><a href="${MAILBOX}">回到信箱</a></p>
      ${content}`,
  );
}

/** Links open outside the frame. */
function inFrame(mail: string): string {
  return mail.replace("<head>", '<head><base target="_blank">');
}
