/**
 * How pages and calls are filled for the cache. The site and the API are the test's own functions, so
 * that each can answer anything.
 */
import { createHash } from "node:crypto";
import { PageCache } from "@farpeak/server/cache/page-cache.ts";
import type { Bindings } from "@farpeak/server/http/call.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createFill, pageHeaders } from "./fill.ts";
import type { RenderPage } from "./site.ts";

const V1 = "/backstage/api/v1";
let cache: PageCache;
let asked: string[];
let api: (path: string, bindings: Bindings) => Response;
let site: RenderPage;

const json = (data: unknown, status = 200) => Response.json({ status, message: "success", data }, { status });
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { "content-type": "text/html; charset=utf-8" } });

beforeEach(() => {
  cache = new PageCache();
  asked = [];
  api = (path, { collectTags }) => {
    collectTags?.([`shows ${path}`]);
    return json(path);
  };
  site = async (request, transport) => {
    const { body } = await transport(`${V1}/tours?page=1&countries=JP`);
    return html(`<h1>${JSON.stringify(body)}</h1>`, new URL(request.url).pathname === "/missing" ? 404 : 200);
  };
});

function fill(address: string) {
  return createFill({
    cache,
    publicUrl: "https://farpeak.test",
    api: (request, bindings) => {
      asked.push(request.url);
      return api(request.url.slice("https://farpeak.test".length), bindings);
    },
    site: (request, transport) => site(request, transport),
    strictPolicy: true,
  })(address);
}

describe("a call", () => {
  it("is tagged with what it shows", async () => {
    const { tags, response } = await fill(`${V1}/tours?page=2`);
    expect(tags).toEqual([`shows ${V1}/tours?page=2`]);
    expect(response.status).toBe(200);
  });
  it("is not kept where it names no tags", async () => {
    api = () => json([]);
    expect((await fill(`${V1}/tours`)).tags).toBeNull();
  });
});

describe("a page", () => {
  it("is tagged with all that its calls show, and reads them through the cache", async () => {
    const first = await fill("/tours");
    expect(first.tags).toEqual([`shows ${V1}/tours?countries=JP&page=1`]);
    await fill("/");
    // Normalised, so that a visitor's own call is the same entry.
    expect(asked).toEqual([`https://farpeak.test${V1}/tours?countries=JP&page=1`]);
    expect(cache.get(`${V1}/tours?countries=JP&page=1`)).toBeDefined();
  });
  it("lives no longer than the oldest answer it shows", async () => {
    await fill("/");
    const entry = cache.get(`${V1}/tours?countries=JP&page=1`);
    expect((await fill("/")).expiresAt).toBe(entry?.expiresAt);
  });
  it("is not kept where the API could not answer, even if the page made do without", async () => {
    api = () => json(null, 503);
    expect(await fill("/")).toMatchObject({ tags: null });
    api = () => json(null, 404);
    expect((await fill("/")).tags).toEqual([]);
  });
  it("carries its policy, as does a page that does not exist", async () => {
    for (const address of ["/tours", "/missing"]) {
      const { response } = await fill(address);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
      expect(response.headers.get("x-frame-options")).toBe("DENY");
    }
  });
  it("knows the tags of loaders that answer late, in its data too", async () => {
    site = async (_, transport) =>
      new Response(
        new ReadableStream({
          async start(controller) {
            await new Promise((resolve) => setTimeout(resolve, 20));
            await transport(`${V1}/praise`);
            controller.enqueue(new TextEncoder().encode("late"));
            controller.close();
          },
        }),
        { headers: { "content-type": "text/x-script" } },
      );
    const { tags, response } = await fill("/tours.data");
    expect([tags, await response.text()]).toEqual([[`shows ${V1}/praise`], "late"]);
  });
});

describe("the policy", () => {
  const policyOf = (text: string, strict = true) => pageHeaders(text, strict)[0]?.[1] ?? "";
  const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

  it("allows each inline script by its hash, once, and no other", () => {
    const text = `<script>one()</script><p>京都</p><script type="module" async>\n two("京都")\n</script><script>one()</script>`;
    const policy = policyOf(text);
    expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash('\n two("京都")\n')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
  it("allows each inline style by its hash, and no other", () => {
    const policy = policyOf('<style id="styles">p{color:red}</style><style>a{}</style>');
    expect(policy).toContain(`style-src 'self' ${hash("p{color:red}")} ${hash("a{}")};`);
    expect(policy).not.toContain("unsafe");
  });
  it("needs no hash for a script with an address", () => {
    expect(
      policyOf('<script type="module" src="/assets/a.js"></script><script async src="/b.js">x</script>'),
    ).toMatch(/script-src 'self' ?;/);
  });
  it("allows nothing from elsewhere, no frames, no objects, no other base", () => {
    const policy = policyOf("");
    for (const part of [
      "default-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split("; ")).toContain(part);
    expect(policy).not.toMatch(/https?:|\*/);
  });
  it("is looser in development alone, where scripts change with every edit", () => {
    expect(policyOf("<script>x</script>", false)).toContain("script-src 'self' 'unsafe-inline'");
    expect(policyOf("<style>x</style>", false)).toContain("style-src 'self' 'unsafe-inline'");
  });
});

describe("many pages at once", () => {
  it("are drawn sixteen at a time; beyond a thousand more, callers are sent away for a moment", async () => {
    let drawing = 0;
    let most = 0;
    const gate = Promise.withResolvers<void>();
    site = async () => {
      most = Math.max(most, (drawing += 1));
      await gate.promise;
      drawing -= 1;
      return html("<h1>page</h1>");
    };
    const one = createFill({
      cache,
      publicUrl: "https://farpeak.test",
      api: () => json(null),
      site: (request, transport) => site(request, transport),
      strictPolicy: true,
    });
    const filled = Array.from({ length: 1020 }, (_, index) => one(`/tours/${index}`));
    await expect.poll(() => drawing).toBe(16);
    gate.resolve();
    const statuses = (await Promise.all(filled)).map(({ response }) => response.status);
    expect(most).toBe(16);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1016);
    expect(statuses.filter((status) => status === 503)).toHaveLength(4);
    const refused = (await filled[1019])?.response;
    expect([refused?.headers.get("retry-after"), await refused?.text()]).toEqual([
      "5",
      "系統暫時忙碌，請稍後再試",
    ]);
  });
});
