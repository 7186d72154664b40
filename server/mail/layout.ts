/**
 * The frame of every mail: paper, ink and ridgelines in tables and inline styles, because mail programs
 * know little else. The hills are rounded cells; where a program rounds nothing they are bands of mist.
 */
import { html, type Html, raw } from "../http/html.ts";

/** Who writes, as site settings have it. */
export interface Sender {
  brand: string;
  company: string;
  email: string;
  office: string;
  telephone: string;
  url: string;
}

const FONT = "'PingFang TC','Noto Sans TC','Microsoft JhengHei',sans-serif";
const SERIF = "'Noto Serif TC','Songti TC','PMingLiU',serif";

const STYLES: Record<string, string> = {
  h2: `margin:0 0 20px;font:600 24px/1.5 ${SERIF};color:#17263a`,
  h3: `margin:32px 0 8px;font:600 18px/1.5 ${SERIF};color:#17263a`,
  h4: "margin:24px 0;padding:20px 0;font:700 40px/1.2 Menlo,Consolas,monospace;letter-spacing:10px;text-indent:10px;text-align:center;color:#17263a;border-top:1px solid #e4ded3;border-bottom:1px solid #e4ded3",
  p: "margin:0 0 16px;font-size:17px;line-height:1.8",
  ol: "margin:0 0 24px;padding:0 0 0 24px;font-size:17px;line-height:1.8",
  ul: "margin:0 0 24px;padding:0 0 0 24px;font-size:17px;line-height:1.8",
  blockquote:
    "margin:0 0 24px;padding:14px 18px;border-left:4px solid #2f6b5b;background-color:#eef3ef;font-size:17px;line-height:1.7;color:#17263a",
  table: "width:100%;margin:0 0 24px;border-collapse:collapse;font-size:16px;line-height:1.5",
  th: "width:112px;padding:10px 12px 10px 0;border-bottom:1px solid #e4ded3;text-align:left;vertical-align:top;font-weight:400;color:#55657a;white-space:nowrap",
  td: "padding:10px 0;border-bottom:1px solid #e4ded3;vertical-align:top;overflow-wrap:anywhere",
  a: "color:#22384f;text-decoration:underline",
};
const BUTTON =
  "display:inline-block;padding:12px 28px;background-color:#b93f26;border-radius:3px;color:#ffffff;font-weight:600;text-decoration:none";

/** Programs that turn the page dark by themselves keep these; the others read our own dark colours. */
const HEAD_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.paper{background-color:#131b26!important}.card{background-color:#1a2431!important;color:#e8e4dc!important}
.card h2,.card h3,.card h4,.card td{color:#f3efe7!important}.card th,.foot,.foot a{color:#a9b6c4!important}.card th,.card td,.card h4{border-color:#33414f!important}
.card blockquote{background-color:#22312f!important;color:#f3efe7!important}.card a{color:#a9c0c9!important}.card a.button{color:#ffffff!important}}
@media (max-width:620px){.card{padding:28px 20px!important}.card h4{font-size:34px!important;letter-spacing:7px!important}}`;

/** Ridge colours from the mist to the foot of the mountain, each with the shape of its hill. */
const RIDGES = [
  ["#dbe6e7", "18px", "60% 40% 0 0 / 100% 70% 0 0"],
  ["#a9c0c9", "16px", "25% 75% 0 0 / 60% 100% 0 0"],
  ["#7394a6", "16px", "75% 25% 0 0 / 100% 60% 0 0"],
  ["#3f5f78", "14px", "40% 60% 0 0 / 80% 100% 0 0"],
  ["#22384f", "14px", "65% 35% 0 0 / 100% 50% 0 0"],
] as const;

/** A body as staff write it, dressed for mail programs. */
export function dress(body: string): string {
  return body
    .replace(
      /<p>\s*<a ([^>]*)>(.*?)<\/a>\s*<\/p>/g,
      `<p style="margin:8px 0 28px"><a class="button" style="${BUTTON}" $1>$2</a></p>`,
    )
    .replace(
      /<(h2|h3|h4|p|ol|ul|blockquote|table|th|td|a)(?=[\s>])(?![^>]*\sstyle=)/g,
      (_tag, name: string) =>
        `<${name}${name === "table" ? ' role="presentation" cellpadding="0" cellspacing="0"' : ""} style="${STYLES[name] ?? ""}"`,
    );
}

/** @param body filled, clean HTML of the mail itself. */
export function mailPage(subject: string, body: string, sender: Sender): string {
  return html`<!doctype html>
    <html lang="zh-Hant-TW">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(HEAD_STYLE)}
        </style>
      </head>
      <body
        class="paper"
        style="margin:0;padding:0;background-color:#fbf8f3;color:#17263a;font-family:${raw(FONT)};-webkit-text-size-adjust:100%"
      >
        <table
          role="presentation"
          class="paper"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background-color:#fbf8f3"
        >
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:600px"
              >
                ${ridgeline()}
                <tr>
                  <td style="padding:6px 40px 20px;background-color:#22384f">
                    <a
                      href="${sender.url}"
                      style="font:600 20px/1.4 ${raw(SERIF)};letter-spacing:3px;color:#ffffff;text-decoration:none"
                      >${sender.brand}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td class="card" style="padding:36px 40px;background-color:#ffffff;color:#17263a">
                    ${raw(dress(body))}
                  </td>
                </tr>
                <tr>
                  <td class="foot" style="padding:20px 40px 0;font-size:14px;line-height:1.8;color:#55657a">
                    ${contactLine(sender)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

function ridgeline(): Html {
  let behind: string = "transparent";
  const rows = RIDGES.map(([color, height, shape]) => {
    const cell = `<tr><td style="padding:0;background-color:${behind};font-size:0;line-height:0"><div style="height:${height};background-color:${color};border-radius:${shape}">&nbsp;</div></td></tr>`;
    behind = color;
    return cell;
  });
  return raw(rows.join("\n"));
}

function contactLine(sender: Sender): Html {
  const style = raw('style="color:#55657a"');
  const call = sender.telephone ? html`<br />${sender.office} ${sender.telephone}` : "";
  const write = sender.email
    ? html`有任何問題，請寫信到 <a href="mailto:${sender.email}" ${style}>${sender.email}</a>`
    : "";
  return html`${write}${call}<br />${sender.company} ·
    <a href="${sender.url}" ${style}>${sender.url.replace(/^https?:\/\//, "")}</a>`;
}

/** The same frame around the plain text. */
export function mailText(body: string, sender: Sender): string {
  const lines = [
    sender.email && `有任何問題，請寫信到 ${sender.email}`,
    sender.telephone && `${sender.office} ${sender.telephone}`,
    `${sender.company} ${sender.url}`.trim(),
  ];
  return `${sender.brand}\n\n${body}\n\n--\n${lines.filter(Boolean).join("\n")}\n`;
}
