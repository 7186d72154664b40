/** On the page's own parts as React and the router write them. */
import { describe, expect, it } from "vitest";
import { scriptsAfterPaint, withStyles } from "./readable-first.ts";

const PAGE = `<html><head><title>京都</title><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/vendor-2.js"/><script>size()</script><style id="styles"></style></head><body><p>京都</p><script>context()</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
import * as route1 from "/assets/home-4.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry-5.js");</script></body></html>`;

const script = (html: string) => /<script type="module" async="">([^]*?)<\/script>/.exec(html)?.[1] ?? "";

describe("a page that is readable first", () => {
  it("has its styles in it, as they are", () => {
    const styles = 'p::before{content:"$& $1"}';
    expect(withStyles(PAGE, styles)).toContain(`<style id="styles">${styles}</style>`);
  });

  it("asks for no script before it is painted", () => {
    const html = scriptsAfterPaint(PAGE);
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(script(html)).not.toMatch(/^\s*import\s*["*{]/m);
    expect(script(html).indexOf("requestAnimationFrame")).toBeLessThan(script(html).indexOf("/assets/"));
  });

  it("then asks for all of them at once, and runs them in the router's order", () => {
    const code = script(scriptsAfterPaint(PAGE));
    expect(code).toContain('["/assets/manifest-1.js","/assets/vendor-2.js"]');
    const order = [
      'await import("/assets/manifest-1.js");',
      'const route0 = await import("/assets/root-3.js");',
      'const route1 = await import("/assets/home-4.js");',
      "window.__reactRouterRouteModules",
      'import("/assets/entry-5.js");',
    ].map((line) => code.indexOf(line));
    expect(order.every((place) => place > 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("keeps every other part of the page", () => {
    const html = scriptsAfterPaint(PAGE);
    for (const part of [
      "<title>京都</title>",
      "<script>size()</script>",
      "<p>京都</p><script>context()</script>",
    ])
      expect(html).toContain(part);
  });
});
