/** The API, readable: one plain page made from the declared calls, without script. */
import { createHash } from "node:crypto";
import { ERROR_MESSAGES, ERRORS, type ErrorCode } from "@farpeak/contract/errors.ts";
import { API_BASE, paths } from "@farpeak/contract/paths.ts";
import { z } from "zod";
import type { DocumentedCall } from "./call.ts";
import { html, raw, type Html } from "./html.ts";

const STYLE = `body{font:16px/1.7 "Noto Sans TC","PingFang TC","Microsoft JhengHei",sans-serif;background:#fbf8f3;color:#17263a;margin:0}
main{max-width:68rem;margin:0 auto;padding:2rem 1rem}h2{border-bottom:1px solid #e4ded3;margin-top:3rem}
details{border-bottom:1px solid #e4ded3;padding:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}code,pre{font:14px/1.5 ui-monospace,monospace}
pre{overflow:auto;background:#fff;border:1px solid #e4ded3;padding:1rem;max-height:28rem}b{display:inline-block;min-width:3.5rem;color:#2f6b5b}
table{border-collapse:collapse}td,th{border-bottom:1px solid #e4ded3;padding:.25rem 1rem .25rem 0;text-align:left;vertical-align:top}a{color:#22384f}`;

export interface DocsPage {
  text: string;
  /** Its Content-Security-Policy: nothing but its own style sheet. */
  policy: string;
}

export function docsPage(calls: readonly DocumentedCall[]): DocsPage {
  const text = render(Map.groupBy(calls, (call) => call.group));
  const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  return {
    text,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

function render(groups: Map<string, DocumentedCall[]>): string {
  return html`<!doctype html>
    <html lang="zh-Hant-TW">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Farpeak API</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Farpeak API</h1>
          <p>
            機器可讀版本：<a href="${paths.openapi}">openapi.json</a>。成功回覆為
            <code>{"status":200,"message":"success","data":…}</code>，失敗回覆另有 <code>error_code</code> 與
            <code>request_id</code>。寫入可用 multipart、urlencoded 或 JSON，效果相同。
          </p>
          ${[...groups].map(
            ([group, list]) =>
              html`<h2>${group}</h2>
                ${list.map(callDetails)}`,
          )}
          <h2>錯誤代碼</h2>
          ${errorTable()}
        </main>
      </body>
    </html>`.text;
}

function callDetails(call: DocumentedCall): Html {
  return html`<details>
    <summary>
      <b>${call.method.toUpperCase()}</b> <code>${API_BASE}${call.path}</code> ${call.summary}
    </summary>
    ${Object.entries(call.headers ?? {}).map(([name, text]) => html`<p><code>${name}</code>：${text}</p>`)}
    ${
      call.query
        ? html`<h3>查詢參數</h3>
            ${schemaBlock(call.query, "input")}`
        : ""
    }
    ${
      call.body
        ? html`<h3>送出欄位</h3>
            ${schemaBlock(call.body, "input")}`
        : ""
    }
    <h3>${call.bare ? "回覆" : "回覆的 data"}</h3>
    ${schemaBlock(call.answer, "output")}
    ${call.errors?.length ? html`<p>可能的錯誤：${call.errors.join("、")}</p>` : ""}
  </details>`;
}

function schemaBlock(type: z.ZodType, io: "input" | "output"): Html {
  return html`<pre tabindex="0">
${JSON.stringify(z.toJSONSchema(type, { io, unrepresentable: "any" }), null, 2)}</pre>`;
}

function errorTable(): Html {
  const rows = (Object.keys(ERRORS) as ErrorCode[]).map(
    (code) =>
      html`<tr>
        <td><code>${code}</code></td>
        <td>${String(ERRORS[code])}</td>
        <td>${ERROR_MESSAGES[code]}</td>
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        <th>error_code</th>
        <th>HTTP</th>
        <th>說明</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
