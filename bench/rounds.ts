/** Two servers measured in turn, A B B A, so that what the machine does meanwhile meets both alike. */
import type { Result } from "./load.ts";
import type { Loader } from "./loader.ts";
import { cpuSeconds, type Running } from "./processes.ts";

export interface Contest {
  loader: Loader;
  ours: Running;
  rival: Running;
  requests: string[];
  /** The status and (SHA-256, where all are the same) the body both must answer. */
  status: number;
  body?: string | undefined;
  connections: number;
  pairs?: number;
}

export interface Outcome {
  /** Our rate over the rival's, pair by pair. */
  ratios: number[];
  /** Answers a processor-second of ours over the rival's, pair by pair: what the server itself costs. */
  costRatios: number[];
  /** Answers a second. */
  ourRate: number;
  rivalRate: number;
  /** Medians of what the servers and the load used of their cores. */
  serverBusy: number;
  loadBusy: number;
}

const PAIRS = 9;
const ROUND_MS = 1500;
const WARM_UP_MS = 3000;

interface Round {
  rate: number;
  perCpuSecond: number;
  serverBusy: number;
  loadBusy: number;
}

export async function compare(contest: Contest): Promise<Outcome> {
  const { ours, rival } = contest;
  for (const server of [ours, rival]) await measure(contest, server, WARM_UP_MS);
  const pairs: { ours: Round; rival: Round }[] = [];
  for (let index = 0; index < (contest.pairs ?? PAIRS); index += 1) {
    const [first, second] = index % 2 === 0 ? [ours, rival] : [rival, ours];
    const one = await measure(contest, first, ROUND_MS);
    const other = await measure(contest, second, ROUND_MS);
    pairs.push(index % 2 === 0 ? { ours: one, rival: other } : { ours: other, rival: one });
  }
  const rounds = pairs.flatMap((pair) => [pair.ours, pair.rival]);
  return {
    ratios: pairs.map((pair) => pair.ours.rate / pair.rival.rate),
    costRatios: pairs.map((pair) => pair.ours.perCpuSecond / pair.rival.perCpuSecond),
    ourRate: median(pairs.map((pair) => pair.ours.rate)),
    rivalRate: median(pairs.map((pair) => pair.rival.rate)),
    serverBusy: median(rounds.map((round) => round.serverBusy)),
    loadBusy: median(rounds.map((round) => round.loadBusy)),
  };
}

async function measure(contest: Contest, server: Running, milliseconds: number): Promise<Round> {
  const { loader, requests, status, body, connections } = contest;
  const before = cpuSeconds(server.pid);
  const result: Result = await loader.run({
    port: server.port,
    requests,
    status,
    body,
    connections,
    until: { milliseconds },
  });
  const used = cpuSeconds(server.pid) - before;
  return {
    rate: result.answers / result.seconds,
    perCpuSecond: result.answers / used,
    serverBusy: used / result.seconds,
    loadBusy: result.busy,
  };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param part from 0 (the least) to 1 (the most). */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
}
