/**
 * Finished answers, kept in memory by address: pages and public lists are the same for everyone.
 *
 * An entry knows the records it shows (its tags) and goes when one of them changes, or when it is
 * a minute old, because states also follow the calendar. Each entry is kept compressed.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createTurns } from "../turns.ts";

export type Encoding = "br" | "gzip" | "identity";

/** One body of an entry with the headers it is sent with, ready for writeHead. */
export interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
}

export interface Entry {
  body: Buffer;
  contentType: string;
  tags: readonly string[];
  /** Milliseconds of Date.now(). */
  expiresAt: number;
  variants: Map<Encoding, Variant>;
  /** Asked for again since it was kept, or since the last time it was spared. */
  used: boolean;
}

/** What a fill found: an entry to keep, or an answer for this time only. */
export interface Filled {
  response: Response;
  /** Null: do not keep. */
  tags: readonly string[] | null;
  expiresAt?: number;
  /** Added to every variant (the page's Content-Security-Policy). */
  headers?: [string, string][];
}

interface Shared {
  result: Entry | Response;
  startedAt: number;
}

interface Options {
  maxBytes?: number;
  maxAgeMs?: number;
}

const SMALLEST_COMPRESSED = 1024;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** An encoder takes megabytes however small the page; more than two at once only share the same threads. */
const compressions = createTurns(2);

export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #fills = new Map<string, Promise<Shared>>();
  /** When (by #clock) a tag was last dropped; kept only while fills run. */
  readonly #droppedAt = new Map<string, number>();
  readonly #maxBytes: number;
  readonly #maxAgeMs: number;
  #bytes = 0;
  #clock = 0;
  hits = 0;
  misses = 0;

  constructor(options: Options = {}) {
    this.#maxBytes = options.maxBytes ?? 64 * 1024 * 1024;
    this.#maxAgeMs = options.maxAgeMs ?? 60_000;
  }

  /** The live entry at `key`, or undefined. */
  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt > Date.now()) {
      this.hits += 1;
      entry.used = true;
      return entry;
    }
    this.#remove(key, entry);
    return undefined;
  }

  /**
   * The entry at `key`, filled by `fill` where there is none. Callers that miss together share one
   * fill, but nobody gets one that began before a change this process knew of when they asked.
   * What `fill` says not to keep comes back as its Response (each caller gets a clone).
   */
  async getOrFill(key: string, fill: () => Promise<Filled>): Promise<Entry | Response> {
    const askedAt = this.#clock;
    for (;;) {
      const kept = this.get(key);
      if (kept) return kept;
      this.misses += 1;
      const { result, startedAt } = await this.#share(key, fill);
      if (result instanceof Response) return result.clone();
      // A fill that began when they asked, or later, knows all they may know of. Of an older one only
      // the last drop of a tag is remembered, so that any drop since its start counts.
      if (startedAt >= askedAt || !this.#droppedSince(startedAt, result.tags)) return result;
    }
  }

  #share(key: string, fill: () => Promise<Filled>): Promise<Shared> {
    const running = this.#fills.get(key);
    if (running) return running;
    const started = this.#fill(key, fill).finally(() => {
      this.#fills.delete(key);
      // Those who wait look at #droppedAt in the microtasks that follow; sweep after them.
      setImmediate(() => this.#fills.size === 0 && this.#droppedAt.clear());
    });
    this.#fills.set(key, started);
    return started;
  }

  /** Drops every entry that shows a record with one of these tags. */
  drop(tags: readonly string[]): void {
    this.#clock += 1;
    for (const tag of tags) {
      if (this.#fills.size > 0) this.#droppedAt.set(tag, this.#clock);
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const entry = this.#entries.get(key);
        if (entry) this.#remove(key, entry);
      }
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  async #fill(key: string, fill: () => Promise<Filled>): Promise<Shared> {
    const startedAt = this.#clock;
    const { response, tags, expiresAt, headers = [] } = await fill();
    if (tags === null || response.status !== 200) return { result: response, startedAt };
    const entry: Entry = {
      body: Buffer.from(await response.arrayBuffer()),
      contentType: response.headers.get("content-type") ?? "application/octet-stream",
      tags,
      expiresAt: Math.min(expiresAt ?? Infinity, Date.now() + this.#maxAgeMs),
      variants: new Map(),
      used: false,
    };
    await addVariants(entry, headers);
    if (!this.#droppedSince(startedAt, tags)) this.#keep(key, entry);
    return { result: entry, startedAt };
  }

  #droppedSince(clock: number, tags: readonly string[]): boolean {
    return tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > clock);
  }

  #keep(key: string, entry: Entry): void {
    const before = this.#entries.get(key);
    if (before) this.#remove(key, before);
    const bytes = weight(key, entry);
    // One that large would push out too many others.
    if (bytes > this.#maxBytes / 4) return;
    this.#entries.set(key, entry);
    this.#bytes += bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
    this.#makeRoom();
  }

  /**
   * The oldest go first (a Map keeps the order of insertion), but one that was asked for again is
   * spared once: addresses that a stranger makes up do not push out what people read.
   */
  #makeRoom(): void {
    const now = Date.now();
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      if (entry.used && entry.expiresAt > now) {
        entry.used = false;
        // Behind the others, where this loop meets it again if that was not enough.
        this.#entries.delete(key);
        this.#entries.set(key, entry);
      } else this.#remove(key, entry);
    }
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= weight(key, entry);
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** Bytes in memory, roughly: what surrounds a small body weighs more than the body. */
function weight(key: string, entry: Entry): number {
  let bytes = 1000 + 2 * key.length + 100 * entry.tags.length;
  for (const variant of entry.variants.values()) {
    bytes += variant.body.length + 500;
    for (const text of variant.headers) bytes += text.length;
  }
  return bytes;
}

async function addVariants(entry: Entry, extra: [string, string][]): Promise<void> {
  const tag = createHash("sha256").update(entry.body).digest("base64url").slice(0, 22);
  const add = (encoding: Encoding, body: Buffer) =>
    entry.variants.set(encoding, makeVariant(entry, encoding, body, tag, extra));
  add("identity", entry.body);
  if (entry.body.length < SMALLEST_COMPRESSED) return;
  // A window no larger than the body: the encoder's memory goes by its window, 4 MB if nothing is said.
  const window = Math.min(22, Math.max(10, Math.ceil(Math.log2(entry.body.length))));
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: entry.body.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  };
  const [br, gz] = await compressions.take(() =>
    Promise.all([brotli(entry.body, quality), gzipped(entry.body, { level: 6 })]),
  );
  // Copies: what zlib returns holds on to the whole chunk it was written into, 16 kB for 3.
  add("br", Buffer.from(br));
  add("gzip", Buffer.from(gz));
}

function makeVariant(
  entry: Entry,
  encoding: Encoding,
  body: Buffer,
  tag: string,
  extra: [string, string][],
): Variant {
  const etag = encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
  const shared = [
    "ETag",
    etag,
    "Cache-Control",
    "public, max-age=0, s-maxage=1, stale-while-revalidate=5",
    "Vary",
    "Accept-Encoding",
  ];
  const headers = [
    ...shared,
    "Content-Type",
    entry.contentType,
    "Content-Length",
    String(body.length),
    "X-Content-Type-Options",
    "nosniff",
    ...extra.flat(),
  ];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  // A 304 must not carry a policy: the browser keeps the one that belongs to the stored body.
  return { body, etag, headers, notModifiedHeaders: shared };
}
