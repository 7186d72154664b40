import { describe, expect, test } from "vitest";
import { cleanHtml } from "../http/rich-text.ts";
import { parseAddress } from "./address.ts";
import { unknownPlaceholders, UnknownPlaceholder } from "./placeholders.ts";
import { plainText } from "./plain-text.ts";
import { renderMail } from "./render-mail.ts";
import { TEMPLATES } from "./templates/templates.ts";

const SENDER = {
  brand: "遠岫旅遊",
  company: "遠岫旅行社",
  email: "office@farpeak.test",
  office: "台北總公司",
  telephone: "02-2500-0000",
  url: "http://farpeak.test",
};

describe.each(Object.entries(TEMPLATES))("the template %s", (_key, template) => {
  const values = Object.fromEntries(template.values.map((name) => [name, `〈${name}〉`]));

  test("asks only for values that it is given", () => {
    expect(unknownPlaceholders(template.subject + template.bodyHtml, template.values)).toEqual([]);
  });

  test("is clean HTML already, so that staff can edit what is sent", () => {
    expect(cleanHtml(template.bodyHtml).replace(/<br \/>/g, "<br>")).toBe(template.bodyHtml);
  });

  test("says the same as text", () => {
    const { html, text, subject } = renderMail(template, values, SENDER);
    expect(subject).not.toContain("{{");
    const used = [...template.bodyHtml.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
    for (const name of used) {
      expect(html).toContain(`〈${name}〉`);
      expect(text).toContain(`〈${name}〉`);
    }
    expect(text).not.toMatch(/[<>]|&\w+;|\{\{/);
  });
});

test("an unknown placeholder is an error", () => {
  expect(() => renderMail({ subject: "{{a}}", bodyHtml: "" }, {}, SENDER)).toThrow(UnknownPlaceholder);
  expect(() => renderMail({ subject: "", bodyHtml: "{{constructor}}" }, {}, SENDER)).toThrow(
    UnknownPlaceholder,
  );
});

test("what a value holds is not read as a placeholder", () => {
  const mail = renderMail({ subject: "{{a}}", bodyHtml: "<p>{{a}}</p>" }, { a: "{{b}}" }, SENDER);
  expect(mail.subject).toBe("{{b}}");
});

test("a suggestion keeps its lines", () => {
  const mail = renderMail(
    { subject: "", bodyHtml: "<p>{{suggestion}}</p>" },
    { suggestion: "一\r\n<二>" },
    SENDER,
  );
  expect(mail.html).toContain("一<br />&lt;二&gt;");
  expect(mail.text).toContain("一\n<二>");
});

test("plain text of lists, tables and links", () => {
  const html = `<h2>標題</h2><table><tr><th>團號</th><td>A-1</td></tr></table><ol><li>甲</li><li>乙</li></ol><p><a href="http://x.test/?a=1&amp;b=2">看</a></p>`;
  expect(plainText(html)).toBe("標題\n\n團號：A-1\n\n1. 甲\n2. 乙\n\n看 http://x.test/?a=1&b=2");
});

test.each([
  ["遠岫旅遊 <service@farpeak.test>", { name: "遠岫旅遊", address: "service@farpeak.test" }],
  ['"A, B" <a@b.test>', { name: "A, B", address: "a@b.test" }],
  ["a@b.test", { name: "", address: "a@b.test" }],
])("reads the address %s", (text, address) => {
  expect(parseAddress(text)).toEqual(address);
});
