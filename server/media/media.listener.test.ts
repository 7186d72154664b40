import { createServer, request as httpRequest, type Server } from "node:http";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { silentLogger } from "../log.ts";
import { createMedia, type Media } from "./media.listener.ts";
import { createSmallFiles } from "./small-files.ts";
import { DRAWING, phonePicture, picture } from "./testing-pictures.ts";

let dataDir = "";
let http: Server;
let media: Media;
let base = "";
const key = (digit: string): string => digit.repeat(32);
const PHOTO = key("a");
const SMALL = key("b");
const SVG = key("c");
const PHONE = key("d");
const NOISE = key("e");
const BROKEN = key("f");

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "farpeak-media-"));
  const originals = join(dataDir, "media/originals");
  await mkdir(originals, { recursive: true });
  const noise = {
    create: {
      width: 1920,
      height: 1200,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 120, sigma: 60 },
    },
  } as const;
  const files = {
    [PHOTO]: await picture(2400, 1600).jpeg().toBuffer(),
    [SMALL]: await picture(500, 300).png().toBuffer(),
    [SVG]: DRAWING,
    [PHONE]: await phonePicture(),
    [NOISE]: await sharp(noise).jpeg().toBuffer(),
    [BROKEN]: Buffer.from("not a picture"),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(originals, name), bytes);
  await writeFile(join(dataDir, "secret-key"), "secret");
  media = createMedia({ dataDir }, silentLogger);
  http = createServer((request, response) => media.listener(request, response));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => http.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(base + path, init);
/** As it stands: fetch would tidy the path first. */
const rawStatus = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });

const widthOf = async (path: string): Promise<number> =>
  (await sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata()).width;

describe("a variant", () => {
  test("is WebP of the width asked for, to be kept for ever", async () => {
    const response = await get(`/media/${PHOTO}/640.webp`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      etag: `"${PHOTO}-640"`,
      "x-content-type-options": "nosniff",
    });
    expect(response.headers.get("x-request-id")).toBeTruthy();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 640, height: 427 });
  });

  test("answers HEAD without a body and 304 to who has it", async () => {
    const head = await get(`/media/${PHOTO}/640.webp`, { method: "HEAD" });
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(100);
    expect(await head.text()).toBe("");
    const again = await get(`/media/${PHOTO}/640.webp`, { headers: { "if-none-match": `W/"${PHOTO}-640"` } });
    expect(again.status).toBe(304);
    expect(again.headers.get("cache-control")).toContain("immutable");
  });

  test("is never wider than a photograph, but as wide as wanted of a drawing", async () => {
    expect(await widthOf(`/media/${SMALL}/1280.webp`)).toBe(500);
    expect(await widthOf(`/media/${SVG}/1280.webp`)).toBe(1280);
  });

  test("is upright and carries nothing of the phone", async () => {
    const bytes = Buffer.from(await (await get(`/media/${PHONE}/320.webp`)).arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 320, height: 480 });
    expect(metadata.exif).toBeUndefined();
  });

  test("is streamed whole when it is large, also the second time", async () => {
    for (let time = 0; time < 2; time++) {
      const response = await get(`/media/${NOISE}/1920.webp`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length).toBeGreaterThan(256 * 1024);
      expect(String(bytes.length)).toBe(response.headers.get("content-length"));
      expect((await sharp(bytes).metadata()).width).toBe(1920);
    }
  });

  test("is made once, however many ask at once, and leaves no unfinished file", async () => {
    const before = media.rendered;
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`/media/${PHOTO}/960.webp`)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(media.rendered - before).toBe(1);
    const other = createMedia({ dataDir }, silentLogger);
    await other.prepare(PHOTO, [960, 960]);
    expect(other.rendered).toBe(0);
    const files = await readdir(join(dataDir, "media/variants", PHOTO));
    expect(files.filter((file) => !/^\d+\.webp$/.test(file))).toEqual([]);
  });

  test("is there beforehand where it was prepared", async () => {
    await media.prepare(SVG, [320, 480, 7]);
    const before = media.rendered;
    expect((await get(`/media/${SVG}/480.webp`)).status).toBe(200);
    expect(media.rendered).toBe(before);
  });
});

describe("answers 404, not to be kept, to", () => {
  test.each([
    `/media/${PHOTO}/641.webp`,
    `/media/${PHOTO}/0640.webp`,
    `/media/${PHOTO}/640.avif`,
    `/media/${PHOTO}/640.webp?x=1`,
    `/media/${PHOTO}`,
    `/media/${key("0")}/640.webp`,
    `/media/${PHOTO.toUpperCase()}/640.webp`,
    "/media/../secret-key",
    "/media/../../etc/passwd",
    "/media/%2e%2e/%2e%2e/secret-key",
    "/media/..%2f..%2fsecret-key/320.webp",
    `/media/${PHOTO}/../${SMALL}/640.webp`,
  ])("%s", async (path) => {
    expect(await rawStatus(path)).toBe(404);
    const response = await get(`/media/${key("0")}/640.webp`);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

test("other methods are refused", async () => {
  const response = await get(`/media/${PHOTO}/640.webp`, { method: "POST" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
});

test("a damaged original is an error that is not kept, and does not stop the others", async () => {
  const response = await get(`/media/${BROKEN}/320.webp`);
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect((await get(`/media/${SMALL}/320.webp`)).status).toBe(200);
});

test("small files in memory stay within their bound, the least used go first", () => {
  const files = createSmallFiles(100);
  files.set("a", Buffer.alloc(40));
  files.set("b", Buffer.alloc(40));
  files.get("a");
  files.set("c", Buffer.alloc(40));
  expect([files.get("a")?.length, files.get("b"), files.get("c")?.length]).toEqual([40, undefined, 40]);
  files.set("huge", Buffer.alloc(101));
  expect(files.bytes).toBe(80);
});
