/** What a departure list costs when there are a hundred times as many departures. */
import { getRequest, type Loader } from "../loader.ts";
import { growTo, listAddresses, MIX, serve } from "../agency.ts";
import type { BenchDatabase } from "../postgres.ts";
import type { Running } from "../processes.ts";
import { judged, type Line, range } from "../report.ts";
import { median, quantile } from "../rounds.ts";

const FEW = 5_000;
const MANY = 500_000;
const LISTS = 300;
const ROUNDS = 7;
const TARGET = 1.5;

/** @param databases two copies of the demo agency, which are grown here. */
export async function growth(
  loader: Loader,
  databases: [few: BenchDatabase, many: BenchDatabase],
  dataDir: string,
): Promise<Line> {
  const [few, many] = databases;
  await growTo(few, FEW);
  await growTo(many, MANY);
  const small = await serve(few, dataDir, { PAGE_CACHE: "off" });
  const large = await serve(many, dataDir, { PAGE_CACHE: "off" });
  const requests = (await listAddresses(small.port, LISTS)).map((path) => getRequest({ path }));
  // The first pass counts each filter's departures; the others find the totals remembered.
  const cold = { small: await pass(loader, small, requests), large: await pass(loader, large, requests) };
  const pairs: { small: number[]; large: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await pass(loader, round % 2 === 0 ? small : large, requests);
    const second = await pass(loader, round % 2 === 0 ? large : small, requests);
    pairs.push(round % 2 === 0 ? { small: first, large: second } : { small: second, large: first });
  }
  await Promise.all([small.stop(), large.stop()]);
  const ratios = pairs.map((pair) => median(pair.large) / median(pair.small));
  const at = (part: number) =>
    median(pairs.map((pair) => quantile(pair.large, part) / quantile(pair.small, part))).toFixed(2);
  return judged(
    "list time, 500,000 / 5,000 departures, uncached",
    median(ratios),
    ["≤", TARGET],
    [
      `${range(ratios)} over ${ROUNDS} passes of ${LISTS} lists, one after another; 90th percentile ${at(0.9)}, 99th ${at(0.99)}`,
      `the mix: ${MIX}`,
      `totals are kept until departures change; the first pass, which counts: median ${(median(cold.large) / median(cold.small)).toFixed(2)}, sum ${(sum(cold.large) / sum(cold.small)).toFixed(2)}`,
    ],
  );
}

/** Each list's time in milliseconds, one request at a time. */
async function pass(loader: Loader, server: Running, requests: string[]): Promise<number[]> {
  const until = { answers: requests.length };
  const job = { port: server.port, connections: 1, until, requests, status: 200, timed: true };
  return (await loader.run(job)).times;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
