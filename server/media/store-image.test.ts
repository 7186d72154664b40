import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeOnBothDatabases } from "../database/testing.ts";
import { testSettings } from "../testing-server.ts";
import { MAX_IMAGE_BYTES } from "./read-image.ts";
import { type NewImage, storeImage } from "./store-image.ts";
import { DRAWING, phonePicture, picture } from "./testing-pictures.ts";

describeOnBothDatabases("storing a picture", (database) => {
  let dataDir = "";
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "farpeak-media-"));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const store = (bytes: Buffer, others: Partial<NewImage> = {}) =>
    storeImage(
      database().kysely,
      { settings: testSettings(dataDir) },
      { bytes, mime: "image/jpeg", alt: "山", ...others },
    );
  const read = async (id: number) => {
    const row = await database()
      .kysely.selectFrom("media")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return { row, bytes: await readFile(join(dataDir, "media/originals", row.key)) };
  };

  describe("takes", () => {
    test.each([
      ["image/jpeg", () => picture().jpeg().toBuffer()],
      ["image/png", () => picture().png().toBuffer()],
      ["image/webp", () => picture().webp().toBuffer()],
      ["image/avif", () => picture(90, 60).avif({ effort: 0 }).toBuffer()],
    ])("%s, whatever it is called", async (mime, make) => {
      const bytes = await make();
      const { row, bytes: kept } = await read(await store(bytes, { mime: "text/plain" }));
      expect(row).toMatchObject({ mime, alt: "山", bytes: bytes.length });
      expect(row.key).toMatch(/^[0-9a-f]{32}$/);
      expect(row.width / row.height).toBeCloseTo(1.5);
      expect(kept.equals(bytes)).toBe(true);
    });

    test("the tone that most of it has", async () => {
      const bytes = await sharp({ create: { width: 50, height: 50, channels: 3, background: "#7394a6" } })
        .png()
        .toBuffer();
      const { row } = await read(await store(bytes));
      const parts = [1, 3, 5].map((at) => Number.parseInt(row.color.slice(at, at + 2), 16));
      for (const [index, wanted] of [0x73, 0x94, 0xa6].entries()) {
        expect(Math.abs((parts[index] ?? 0) - wanted)).toBeLessThan(12);
      }
    });

    test("the same bytes once, also at the same moment", async () => {
      const bytes = await picture(333, 222).png().toBuffer();
      const ids = await Promise.all([store(bytes), store(bytes), store(bytes, { alt: "海" })]);
      expect(new Set([...ids, await store(bytes)]).size).toBe(1);
    });

    test("a phone's picture upright and without what the phone wrote into it", async () => {
      const { row, bytes } = await read(await store(await phonePicture()));
      expect(row).toMatchObject({ width: 600, height: 900 });
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ width: 600, height: 900 });
      expect(metadata.exif).toBeUndefined();
      expect(bytes.includes("王小美的手機")).toBe(false);
      const top = await sharp(bytes).extract({ left: 300, top: 10, width: 1, height: 1 }).raw().toBuffer();
      expect(top[0]).toBeGreaterThan(150);
    });

    test("a drawing of our own, as text", async () => {
      const { row, bytes } = await read(await store(DRAWING, { trusted: true }));
      expect(row).toMatchObject({ mime: "image/svg+xml", width: 400, height: 300 });
      expect(bytes.equals(DRAWING)).toBe(true);
    });
  });

  describe("refuses", () => {
    test.each([
      ["SVG that somebody uploads", DRAWING],
      [
        "SVG behind a declaration",
        Buffer.concat([Buffer.from('<?xml version="1.0"?>\n<!-- x -->'), DRAWING]),
      ],
      ["text", Buffer.from("hello")],
      ["nothing", Buffer.alloc(0)],
      ["GIF", Buffer.from("GIF89a" + "\0".repeat(60))],
    ])("%s", async (_name, bytes) => {
      await expect(store(bytes)).rejects.toMatchObject({ code: "unsupported_media_type" });
    });

    test("a file that is too large, before looking into it", async () => {
      const bytes = Buffer.alloc(MAX_IMAGE_BYTES + 1, 0xff);
      await expect(store(bytes)).rejects.toMatchObject({ code: "payload_too_large" });
    });

    test("too many pixels in a small file", async () => {
      const huge = { create: { width: 8000, height: 6300, channels: 3, background: "#fff" } } as const;
      const bytes = await sharp(huge).png({ compressionLevel: 9 }).toBuffer();
      expect(bytes.length).toBeLessThan(MAX_IMAGE_BYTES);
      await expect(store(bytes)).rejects.toMatchObject({ code: "payload_too_large" });
    });

    test("a picture cut short, and keeps nothing of it", async () => {
      const whole = await picture(800, 800).jpeg().toBuffer();
      const before = await database().kysely.selectFrom("media").select("id").execute();
      await expect(store(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
        code: "validation_failed",
      });
      expect(await database().kysely.selectFrom("media").select("id").execute()).toHaveLength(before.length);
    });
  });

  test("writes nothing outside its folder", () => {
    expect(existsSync(join(dataDir, "media"))).toBe(true);
    expect(existsSync(join(dataDir, "originals"))).toBe(false);
  });
});
