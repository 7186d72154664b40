/** What holds for every call, over HTTP: addresses, methods, bodies, ids, and what a failure tells. */
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { paths } from "@farpeak/contract/paths.ts";
import { blogList } from "@farpeak/contract/stories.ts";
import { describe, expect, it } from "vitest";
import { describeOnBothDatabases } from "../database/testing.ts";
import { expectNotFound, useCatalogueApi } from "../testing-http.ts";
import { MAX_BODY_BYTES } from "./body.ts";

describeOnBothDatabases("the wire", (database) => {
  const api = useCatalogueApi(database);
  const send = (init: RequestInit, path: string = paths.blogList) =>
    fetch(api().origin + path, { method: "POST", ...init });
  const refusedSend = (status: number, init: RequestInit) =>
    api().refused(status, paths.blogList, {}, { method: "POST", ...init });
  const typed = (type: string) => ({ headers: { "content-type": type } });

  describe("addresses", () => {
    it("are literal, upper and lower case included", async () => {
      await expectNotFound(api(), [
        "/backstage/api/v1/alltours",
        "/backstage/api/v1/Tours",
        "/backstage/api/v1/tours/",
        "/Backstage/api/v1/tours",
        "/backstage/api/v1",
        "/backstage/api",
        "/backstage/api/v2/tours",
        "/backstage/api/v1/tour",
        "/backstage/api/v1/__proto__",
      ]);
    });
    it("say which methods they take", async () => {
      const refusal = await api().refused(405, paths.tours, {}, { method: "DELETE" });
      expect([refusal.error_code, refusal.headers.get("allow")]).toEqual(["method_not_allowed", "GET, HEAD"]);
      const other = await api().refused(405, paths.blogList);
      expect(other.headers.get("allow")).toBe("POST");
      await api().refused(405, paths.tour(1), {}, { method: "PUT", body: "{}" });
    });
    it("answer HEAD as GET, without a body", async () => {
      const response = await fetch(api().origin + paths.tours, { method: "HEAD" });
      expect([response.status, await response.text()]).toEqual([200, ""]);
    });
  });

  it("gives every answer an id of its own", async () => {
    const addresses = [
      paths.tours,
      paths.tour(999),
      "/backstage/api/nothing",
      paths.openapi,
      paths.docs,
      paths.tours,
    ];
    const ids = await Promise.all(
      addresses.map(async (path) => (await fetch(api().origin + path)).headers.get("x-request-id")),
    );
    expect(ids.every(Boolean)).toBe(true);
    expect(new Set(ids).size).toBe(addresses.length);
  });

  it("keeps nothing and sniffs nothing where the page cache is not in between", async () => {
    const { headers } = await fetch(api().origin + paths.tours);
    expect([headers.get("cache-control"), headers.get("x-content-type-options")]).toEqual([
      "no-store",
      "nosniff",
    ]);
    expect(headers.get("content-type")).toMatch(/^application\/json/);
  });

  describe("queries", () => {
    it("survive what no browser sends", async () => {
      for (const query of [
        "countries=%00",
        "tags=%00%E6%97%A5",
        "countries=%FF%FE",
        "countries=%ED%A0%80",
        "__proto__=1&constructor=2&toString=3",
        "countries[]=1&countries[a]=2",
        "tags=%27%3B%20drop%20table%20tours%3B--",
        "tags=%5C%22%7B%7D",
        "&&&=&=1",
      ]) {
        const response = await fetch(`${api().origin}${paths.tours}?${query}`);
        expect([query, response.status]).toEqual([query, 200]);
      }
    });
    it("count the first of several values", async () => {
      const response = await fetch(`${api().origin}${paths.tours}?page=2&page=x`);
      expect(response.status).toBe(200);
    });
  });

  describe("bodies", () => {
    it("mean the same as JSON, urlencoded or multipart; digits in text are a number", async () => {
      const form = new FormData();
      form.set("num", "3");
      const bodies: RequestInit[] = [
        { body: '{"num":3}', ...typed("application/json; charset=utf-8") },
        { body: '{"num":"3"}', ...typed("APPLICATION/JSON") },
        { body: new URLSearchParams({ num: "3" }) },
        { body: form },
      ];
      const lists = await Promise.all(
        bodies.map(async (init) => blogList.parse(await (await send(init)).json()).list.map(({ id }) => id)),
      );
      for (const list of lists) expect(list).toEqual([20, 19, 18]);
    });
    it("may be absent where every field has a default", async () => {
      expect((await send({})).status).toBe(200);
      expect((await send({ body: "", ...typed("text/plain") })).status).toBe(200);
    });
    it("are refused where they cannot be read", async () => {
      const bodies: RequestInit[] = [
        { body: "{", ...typed("application/json") },
        { body: "[]", ...typed("application/json") },
        { body: "null", ...typed("application/json") },
        { body: '"text"', ...typed("application/json") },
        { body: Buffer.from([0x7b, 0xff, 0x7d]), ...typed("application/json") },
        { body: "no boundary", ...typed("multipart/form-data") },
        { body: "--x\r\nbroken", ...typed("multipart/form-data; boundary=x") },
        { body: fileForm() },
        {
          body: new URLSearchParams(
            Array.from({ length: 101 }, (_, index): [string, string] => [`f${index}`, "1"]),
          ),
        },
      ];
      for (const init of bodies) expect((await refusedSend(400, init)).error_code).toBe("malformed_request");
    });
    it("are refused where they are of another kind", async () => {
      for (const init of [
        { body: "<num>3</num>", ...typed("application/xml") },
        { body: "num=3", ...typed("text/plain") },
        { body: Buffer.from("num=3") },
      ])
        expect((await refusedSend(415, init)).error_code).toBe("unsupported_media_type");
    });
    it("are refused where they are too large, said beforehand or not", async () => {
      const large = "x".repeat(MAX_BODY_BYTES + 1);
      const refusal = await refusedSend(413, { body: large, ...typed("application/json") });
      expect(refusal.error_code).toBe("payload_too_large");
      expect(await chunkedStatus(api().origin, large)).toBe(413);
      // The size alone is no reason: one byte less is read, and found to be no JSON.
      await refusedSend(400, { body: large.slice(1), ...typed("application/json") });
    });
    it("name what is wrong with a field", async () => {
      for (const num of ["0", "51", "abc", "1.5", "-1"]) {
        const { errors = {} } = await refusedSend(422, { body: new URLSearchParams({ num }) });
        expect([num, Object.keys(errors)]).toEqual([num, ["num"]]);
        expect(errors["num"]?.[0]).toMatch(/^篇數/);
      }
      const twice = new URLSearchParams([
        ["num", "3"],
        ["num", "4"],
      ]);
      expect(Object.keys((await refusedSend(422, { body: twice })).errors ?? {})).toEqual(["num"]);
    });
    it("do not reach the prototype of anything", async () => {
      const json = '{"__proto__":{"num":5},"constructor":{"prototype":{"polluted":1}},"num":1}';
      const list = blogList.parse(
        await (await send({ body: json, ...typed("application/json") })).json(),
      ).list;
      expect(list).toHaveLength(1);
      const form = new URLSearchParams([
        ["__proto__", "x"],
        ["__proto__[polluted]", "1"],
        ["constructor", "y"],
        ["hasOwnProperty", "z"],
        ["num", "2"],
      ]);
      expect(blogList.parse(await (await send({ body: form })).json()).list).toHaveLength(2);
      expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
      // What is inherited is not given: no default is taken from there.
      const inherited = await send({ body: '{"__proto__":{"num":5}}', ...typed("application/json") });
      expect(blogList.parse(await inherited.json()).list).toHaveLength(10);
    });
  });

  it("goes on after a caller who leaves in the middle of a body", async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(api().origin).port), "127.0.0.1", () => {
        socket.write(`POST ${paths.blogList} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`);
        socket.write("Content-Length: 1000\r\n\r\n{", () => socket.destroy());
      });
      socket.on("close", () => resolve());
    });
    expect((await send({})).status).toBe(200);
  });
});

function fileForm(): FormData {
  const form = new FormData();
  form.set("num", new Blob(["3"]), "num.txt");
  return form;
}

/** The status of a body whose length nobody said. */
function chunkedStatus(origin: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
    const request = httpRequest(origin + paths.blogList, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on("error", reject);
    request.end(body);
  });
}
