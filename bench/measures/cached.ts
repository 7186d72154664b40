/** What the page cache answers, beside a bare node:http server that sends the same bytes. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fetchRaw, getRequest, type Loader, type RawAnswer, type RequestLine, sha256 } from "../loader.ts";
import { type Running, startRival } from "../processes.ts";
import { judged, type Line, noted, range } from "../report.ts";
import { compare, median, type Outcome } from "../rounds.ts";

const BROWSER = { "Accept-Encoding": "gzip, deflate, br, zstd" };
const CONNECTIONS = 32;
const TARGET = 0.8;
const INFORMATION_PAIRS = 3;
/** node:http adds these by itself. */
const OF_THE_SOCKET = new Set(["date", "connection", "keep-alive"]);

interface Bench {
  loader: Loader;
  server: Running;
  /** A folder for the answer that the rival is given. */
  folder: string;
}

/** A public address answered from the cache, brotli as a browser gets it. */
export async function cachedAgainstBare(bench: Bench, what: string, path: string): Promise<Line> {
  const line = { path, headers: BROWSER };
  await fetchRaw(bench.server.port, line);
  const { outcome, answer } = await againstSameBytes(bench, line);
  const notes = [
    `${range(outcome.ratios)} over ${outcome.ratios.length} pairs, by the server's own processor time ${median(outcome.costRatios).toFixed(2)}; ${answer.body.length} bytes of brotli and ${answer.headers.length} headers`,
    ...usage(outcome),
  ];
  return judged(what, median(outcome.ratios), ["≥", TARGET], notes);
}

/** The same address asked for again by somebody who has it. */
export async function notModified(bench: Bench, path: string): Promise<Line> {
  const first = await fetchRaw(bench.server.port, { path, headers: BROWSER });
  const etag = first.headers.find(([name]) => name === "ETag")?.[1] ?? "";
  const line = { path, headers: { ...BROWSER, "If-None-Match": etag } };
  const { outcome } = await againstSameBytes(bench, line, INFORMATION_PAIRS);
  return noted("the same, 304, against bare node:http", median(outcome.ratios).toFixed(2), [
    `${range(outcome.ratios)} over ${outcome.ratios.length} pairs`,
  ]);
}

async function againstSameBytes(
  { loader, server, folder }: Bench,
  line: RequestLine,
  pairs?: number,
): Promise<{ outcome: Outcome; answer: RawAnswer }> {
  const answer = await fetchRaw(server.port, line);
  if (answer.status !== 200 && answer.status !== 304)
    throw new Error(`${line.path} answered ${answer.status}`);
  const file = join(folder, "answer.json");
  const headers = answer.headers.filter(([name]) => !OF_THE_SOCKET.has(name.toLowerCase()));
  await writeFile(file, JSON.stringify({ ...answer, headers, body: answer.body.toString("base64") }));
  const rival = await startRival("same-bytes.ts", { ANSWER: file });
  try {
    const outcome = await compare({
      loader,
      ours: server,
      rival,
      requests: [getRequest(line)],
      status: answer.status,
      body: sha256(answer.body),
      connections: CONNECTIONS,
      ...(pairs === undefined ? {} : { pairs }),
    });
    return { outcome, answer };
  } finally {
    await rival.stop();
  }
}

const BUSY = 0.9;

/** Says whether it was the servers that were at their limit, as they must be, or something else. */
function usage({ serverBusy, loadBusy }: Outcome): string[] {
  const text = `the servers used ${percent(serverBusy)} of their core, the load ${percent(loadBusy)} of its own`;
  if (loadBusy > BUSY && loadBusy > serverBusy)
    return [`${text}: the load was the limit, so the true ratio may be lower`];
  if (serverBusy < BUSY) return [`${text}: something else on this machine was the limit`];
  return [text];
}

const percent = (part: number) => `${Math.round(part * 100)} %`;
