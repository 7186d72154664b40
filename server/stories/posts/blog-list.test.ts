/**
 * The blog list of the home page. The other service is a real HTTP server of the test's own, which
 * behaves as well or as badly as each test needs.
 */
import type { RequestListener } from "node:http";
import { paths } from "@farpeak/contract/paths.ts";
import { blogList, type PostCard } from "@farpeak/contract/stories.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { describeOnBothDatabases } from "../../database/testing.ts";
import { type ApiClient, listen, type Listening, useCatalogueApi } from "../../testing-http.ts";

async function ask(api: ApiClient, num?: string): Promise<PostCard[]> {
  const body = new FormData();
  if (num !== undefined) body.set("num", num);
  const response = await fetch(api.origin + paths.blogList, { method: "POST", body });
  expect(response.status).toBe(200);
  return blogList.parse(await response.json()).list;
}

const card = (id: number): PostCard => ({
  id,
  title: "外部文章",
  summary: "",
  author: "",
  tags: [],
  is_featured: false,
  image: null,
  published_at: "2026-01-01T00:00:00+08:00",
  reading_minutes: 1,
  updated_at: "2026-01-01T00:00:00+08:00",
});

describeOnBothDatabases("the built-in blog list", (database) => {
  const api = useCatalogueApi(database);

  it("answers the ten newest posts, or as many as asked for, without an envelope", async () => {
    expect((await ask(api())).map(({ id }) => id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
    expect((await ask(api(), "2")).map(({ id }) => id)).toEqual([20, 19]);
    expect(await ask(api(), "50")).toHaveLength(11);
  });
});

describeOnBothDatabases("an external blog list", (database) => {
  let service: Listening;
  let behave: RequestListener;
  let asked = "";
  beforeAll(async () => {
    service = await listen((request, response) => behave(request, response));
  });
  afterAll(() => service.close());
  beforeEach(() => {
    asked = "";
  });
  const api = useCatalogueApi(database, () => ({ blogListUrl: `${service.origin}/list` }));

  const answering =
    (status: number, text: string, headers = {}): RequestListener =>
    (request, response) => {
      request.on("data", (chunk: Buffer) => (asked += chunk.toString()));
      request.on("end", () => response.writeHead(status, headers).end(text));
    };

  it("is asked by POST with the form field num, and its posts are answered", async () => {
    behave = answering(200, JSON.stringify({ list: [card(7), card(8)] }));
    expect((await ask(api())).map(({ id }) => id)).toEqual([7, 8]);
    expect(asked).toMatch(/name="num"\r\n\r\n10\r\n/);
  });
  it("gives no more than was asked for, and nothing the contract does not name", async () => {
    behave = answering(
      200,
      JSON.stringify({ status: 200, list: [1, 2, 3].map((id) => ({ ...card(id), secret: "x" })) }),
    );
    const list = await ask(api(), "2");
    expect(list).toEqual([card(1), card(2)]);
  });

  describe("any failure is an empty list:", () => {
    const cases: [string, RequestListener][] = [
      ["500", answering(500, JSON.stringify({ list: [card(1)] }))],
      ["no JSON", answering(200, "<html>")],
      ["another shape", answering(200, '{"posts":[]}')],
      ["cards without a title", answering(200, '{"list":[{"id":1}]}')],
      ["a redirect", answering(302, "", { location: "http://127.0.0.1:9/" })],
      ["more than a megabyte", answering(200, `{"list":[],"x":"${"x".repeat(1_100_000)}"}`)],
      ["a connection that breaks", (request) => void request.socket.destroy()],
    ];
    for (const [name, behaviour] of cases)
      it(`after ${name}`, async () => {
        behave = behaviour;
        expect(await ask(api())).toEqual([]);
      });

    it("no answer for three seconds, or one that never ends", async () => {
      behave = () => {};
      const began = Date.now();
      expect(await ask(api())).toEqual([]);
      expect(Date.now() - began).toBeGreaterThan(2900);
      expect(Date.now() - began).toBeLessThan(4500);
      behave = (_, response) => void response.write('{"list":[');
      expect(await ask(api())).toEqual([]);
      expect(Date.now() - began).toBeLessThan(9000);
    });
  });
});
