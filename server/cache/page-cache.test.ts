/** The page cache by itself. Only the clock is faked, and only where age matters. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Entry, type Filled, PageCache } from "./page-cache.ts";

/** A fill that answers when it is told to. */
function slowFill() {
  let calls = 0;
  const waiting: ((filled: Filled) => void)[] = [];
  const failing: ((error: Error) => void)[] = [];
  return {
    fill: () => {
      calls += 1;
      return new Promise<Filled>((resolve, reject) => {
        waiting.push(resolve);
        failing.push(reject);
      });
    },
    get calls() {
      return calls;
    },
    answer: (text: string, tags: string[] = ["a"]) => waiting.shift()?.(filled(text, tags)),
    fail: () => failing.shift()?.(new Error("the fill failed")),
  };
}

const filled = (text: string, tags: string[] | null = ["a"], status = 200): Filled => ({
  response: new Response(text, { status, headers: { "content-type": "text/html; charset=utf-8" } }),
  tags,
});
const now = (text: string, tags?: string[] | null, status?: number) => async () => filled(text, tags, status);
const textOf = async (result: Entry | Response) =>
  result instanceof Response ? await result.text() : result.body.toString();
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => vi.useRealTimers());

describe("a hit", () => {
  it("fills once, then answers from memory", async () => {
    const cache = new PageCache();
    await cache.getOrFill("/x", now("one"));
    expect(await textOf(await cache.getOrFill("/x", now("two")))).toBe("one");
    expect(cache.get("/x")?.contentType).toBe("text/html; charset=utf-8");
    expect([cache.misses, cache.size.entries]).toEqual([1, 1]);
  });
  it("fills once for all who miss together", async () => {
    const cache = new PageCache();
    const slow = slowFill();
    const answers = Array.from({ length: 20 }, () => cache.getOrFill("/x", slow.fill));
    await settle();
    slow.answer("shared");
    expect(await Promise.all(answers.map(async (answer) => textOf(await answer)))).toEqual(
      Array.from({ length: 20 }, () => "shared"),
    );
    expect(slow.calls).toBe(1);
  });
  it("tells all who wait of a failure, keeps nothing of it, and tries afresh for the next", async () => {
    const cache = new PageCache();
    const slow = slowFill();
    const answers = [cache.getOrFill("/x", slow.fill), cache.getOrFill("/x", slow.fill)];
    slow.fail();
    for (const answer of answers) await expect(answer).rejects.toThrow("the fill failed");
    expect(await textOf(await cache.getOrFill("/x", now("well again")))).toBe("well again");
  });
});

describe("what is not kept", () => {
  it("hands an answer that is no 200 to all who wait, and keeps it not", async () => {
    const cache = new PageCache();
    const slow = slowFill();
    const fill = async () => ({
      ...(await slow.fill()),
      response: new Response("nothing here", { status: 404 }),
    });
    const answers = [cache.getOrFill("/x", fill), cache.getOrFill("/x", fill)];
    slow.answer("");
    for (const answer of answers) expect(await textOf(await answer)).toBe("nothing here");
    expect(cache.size.entries).toBe(0);
    expect(await textOf(await cache.getOrFill("/x", now("found")))).toBe("found");
  });
  it("keeps no answer without tags, even if it is a 200", async () => {
    const cache = new PageCache();
    expect(await cache.getOrFill("/x", now("mine", null))).toBeInstanceOf(Response);
    expect(cache.size.entries).toBe(0);
  });
});

describe("drop", () => {
  it("drops every entry with one of the tags, and no other", async () => {
    const cache = new PageCache();
    await cache.getOrFill("/1", now("1", ["tours", "tour:1"]));
    await cache.getOrFill("/2", now("2", ["tours", "tour:2"]));
    await cache.getOrFill("/3", now("3", ["site"]));
    cache.drop(["tour:2", "unknown"]);
    expect(["/1", "/2", "/3"].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
    cache.drop(["tours", "site"]);
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });
  it("keeps no fill that began before a drop, but hands it to those who asked before", async () => {
    const cache = new PageCache();
    const slow = slowFill();
    const early = cache.getOrFill("/x", slow.fill);
    cache.drop(["a"]);
    slow.answer("old");
    expect(await textOf(await early)).toBe("old");
    expect(cache.get("/x")).toBeUndefined();
  });
  it("hands no fill that began before a drop to those who asked after it", async () => {
    const cache = new PageCache();
    const slow = slowFill();
    const early = cache.getOrFill("/x", slow.fill);
    cache.drop(["a"]);
    const late = cache.getOrFill("/x", slow.fill);
    slow.answer("old");
    expect(await textOf(await early)).toBe("old");
    await settle();
    slow.answer("new");
    expect(await textOf(await late)).toBe("new");
    expect(cache.get("/x")?.body.toString()).toBe("new");
    expect(slow.calls).toBe(2);
  });
  it("does so when the same tag is dropped once more before the fill ends", async () => {
    const cache = new PageCache();
    const slow = slowFill();
    const early = cache.getOrFill("/x", slow.fill);
    cache.drop(["a"]);
    const late = cache.getOrFill("/x", slow.fill);
    cache.drop(["a"]);
    slow.answer("from before both");
    await early;
    await settle();
    slow.answer("from after both");
    expect(await textOf(await late)).toBe("from after both");
  });
  it("never makes anybody wait for more than two fills, however often tags are dropped", async () => {
    const cache = new PageCache();
    let count = 0;
    const fill = async () => {
      count += 1;
      await settle();
      cache.drop(["a"]);
      return filled(`fill ${count}`);
    };
    const early = cache.getOrFill("/x", fill);
    cache.drop(["a"]);
    const late = cache.getOrFill("/x", fill);
    expect(await textOf(await early)).toBe("fill 1");
    expect(await textOf(await late)).toBe("fill 2");
  });
  it("keeps a fill through drops of tags that it does not carry", async () => {
    const cache = new PageCache();
    const slow = slowFill();
    const asked = cache.getOrFill("/x", slow.fill);
    cache.drop(["b"]);
    slow.answer("fine", ["a"]);
    await asked;
    expect(cache.get("/x")?.body.toString()).toBe("fine");
  });
  it("knows of a drop during a fill of a page that reads through the cache", async () => {
    const cache = new PageCache();
    const list = slowFill();
    const page = cache.getOrFill("/page", async () => {
      const inner = await cache.getOrFill("/list", list.fill);
      return filled(`page of ${await textOf(inner)}`);
    });
    await settle();
    cache.drop(["a"]);
    list.answer("old list");
    expect(await textOf(await page)).toBe("page of old list");
    expect(cache.size.entries).toBe(0);
  });
});

describe("age and size", () => {
  it("lets an entry live a minute, or as long as the fill says", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const cache = new PageCache();
    await cache.getOrFill("/minute", now("m"));
    await cache.getOrFill("/short", async () => ({ ...filled("s"), expiresAt: Date.now() + 1000 }));
    await cache.getOrFill("/long", async () => ({ ...filled("l"), expiresAt: Date.now() + 1e9 }));
    vi.setSystemTime(Date.now() + 1001);
    expect(cache.get("/short")).toBeUndefined();
    expect(cache.get("/minute")).toBeDefined();
    vi.setSystemTime(Date.now() + 59_000);
    expect([cache.get("/minute"), cache.get("/long")]).toEqual([undefined, undefined]);
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });
  it("keeps nothing where it is told to keep for no time", async () => {
    const cache = new PageCache({ maxAgeMs: 0 });
    await cache.getOrFill("/x", now("one"));
    expect(await textOf(await cache.getOrFill("/x", now("two")))).toBe("two");
  });
  it("holds to its size, addresses and tags counted", async () => {
    const maxBytes = 200_000;
    const cache = new PageCache({ maxBytes });
    const tags = Array.from({ length: 20 }, (_, index) => `tour:${index}`);
    for (let index = 0; index < 500; index += 1)
      await cache.getOrFill(`/${"x".repeat(2000)}${index}`, now("tiny", tags));
    expect(cache.size.bytes).toBeLessThanOrEqual(maxBytes);
    // Two bytes a character of the address alone.
    expect(cache.size.entries).toBeLessThan(maxBytes / 4000);
    expect(cache.size.entries).toBeGreaterThan(10);
  });
  it("pushes out what nobody asked for twice before what people read", async () => {
    const cache = new PageCache({ maxBytes: 100_000 });
    await cache.getOrFill("/home", now("home"));
    for (let index = 0; index < 500; index += 1) {
      await cache.getOrFill(`/tours?tags=made-up-${index}`, now("nothing found"));
      if (index % 10 === 0) await cache.getOrFill("/home", now("rendered again"));
    }
    expect(cache.get("/home")?.body.toString()).toBe("home");
  });
  it("hands out but does not keep what is larger than a quarter of it", async () => {
    const cache = new PageCache({ maxBytes: 100_000 });
    await cache.getOrFill("/home", now("home"));
    // Random, so that no encoding makes it small.
    const large = Array.from({ length: 30_000 }, () => String.fromCharCode(33 + Math.random() * 90)).join("");
    expect(await textOf(await cache.getOrFill("/large", now(large)))).toHaveLength(30_000);
    expect([cache.get("/large"), cache.get("/home")?.body.toString()]).toEqual([undefined, "home"]);
  });
});

describe("variants", () => {
  const long = "<p>京都賞楓五日</p>".repeat(200);
  const headersOf = (list: string[] = []) =>
    Object.fromEntries(
      Array.from({ length: list.length / 2 }, (_, index) => list.slice(index * 2, index * 2 + 2)),
    );

  async function entry(text: string, headers: [string, string][] = []): Promise<Entry> {
    const result = await new PageCache().getOrFill("/x", async () => ({ ...filled(text), headers }));
    if (result instanceof Response) throw new Error("not kept");
    return result;
  }

  it("keeps each encoding with its own ETag, all of the same text", async () => {
    const { variants } = await entry(long);
    const [identity, br, gzip] = (["identity", "br", "gzip"] as const).map((name) => variants.get(name));
    expect(identity?.body.toString()).toBe(long);
    expect(brotliDecompressSync(br?.body ?? "").toString()).toBe(long);
    expect(gunzipSync(gzip?.body ?? "").toString()).toBe(long);
    expect(new Set([identity?.etag, br?.etag, gzip?.etag]).size).toBe(3);
    expect(headersOf(br?.headers)).toMatchObject({
      "Content-Encoding": "br",
      "Content-Length": String(br?.body.length),
      Vary: "Accept-Encoding",
      ETag: br?.etag,
    });
    expect(headersOf(identity?.headers)["Content-Encoding"]).toBeUndefined();
  });
  it("does not compress what one packet holds", async () => {
    expect([...(await entry("short")).variants.keys()]).toEqual(["identity"]);
  });
  it("has one ETag for one text, another for another", async () => {
    const etag = async (text: string) => (await entry(text)).variants.get("identity")?.etag;
    expect(await etag("a")).toBe(await etag("a"));
    expect(await etag("a")).not.toBe(await etag("b"));
  });
  it("sends the policy with the text and not with a 304", async () => {
    const page = await entry(long, [["Content-Security-Policy", "default-src 'self'"]]);
    for (const variant of page.variants.values()) {
      expect(headersOf(variant.headers)["Content-Security-Policy"]).toBe("default-src 'self'");
      expect(Object.keys(headersOf(variant.notModifiedHeaders))).toEqual(["ETag", "Cache-Control", "Vary"]);
    }
  });
});
