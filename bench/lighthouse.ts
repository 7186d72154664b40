/**
 * Lighthouse (mobile) on the pages visitors land on, against a server with the demo agency.
 *
 * `npm run lighthouse` starts one; `npm run lighthouse -- http://localhost:3000 /events` uses another.
 * Targets: performance at least 95, accessibility, best practices and SEO 100.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import lighthouse from "lighthouse";

const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const RUNS = 3;

type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

interface Child {
  stop: () => void;
}

/** A server of our own on a folder of its own. */
async function startSite(port: number): Promise<Child> {
  const folder = mkdtempSync(join(tmpdir(), "farpeak-lighthouse-"));
  const main = fileURLToPath(new URL("../start/main.ts", import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: folder },
    stdio: "ignore",
  });
  child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await answering(`http://localhost:${port}/readyz`);
  return { stop: () => void child.kill() };
}

async function startChromium(port: number): Promise<Child> {
  const profile = mkdtempSync(join(tmpdir(), "farpeak-chromium-"));
  const child = spawn(
    CHROMIUM,
    [...FLAGS, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, "about:blank"],
    { stdio: "ignore" },
  );
  child.once("exit", () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
  await answering(`http://127.0.0.1:${port}/json/version`);
  return { stop: () => void child.kill() };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

async function pagesOf(base: string): Promise<string[]> {
  const answer = await fetch(`${base}/backstage/api/v1/tours?pre_page=1`);
  const { data } = ((await answer.json()) as { data: { data: { id: number }[] } }).data;
  return ["/", "/tours", `/tours/${data[0]?.id}`, "/tour-list"];
}

/** The median score of each category over three runs, and the audits that cost points in the last. */
async function measure(
  url: string,
  port: number,
): Promise<{ scores: Record<Category, number>; lost: string[] }> {
  const runs: Record<Category, number>[] = [];
  let lost: string[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { categories, audits } = result.lhr;
    runs.push(
      Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ) as Record<Category, number>,
    );
    lost = Object.values(audits)
      .filter(
        (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative",
      )
      .map((audit) => `${audit.id}${audit.displayValue ? ` (${audit.displayValue})` : ""}`);
  }
  const median = (name: Category) =>
    runs.map((scores) => scores[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, median(name)])) as Record<Category, number>,
    lost,
  };
}

const [given, ...givenPages] = process.argv.slice(2);
const sitePort = await freePort();
const site = given ? undefined : await startSite(sitePort);
const base = given ?? `http://localhost:${sitePort}`;
const debugPort = await freePort();
const chromium = await startChromium(debugPort);
let missed = 0;
try {
  for (const path of givenPages.length > 0 ? givenPages : await pagesOf(base)) {
    await fetch(base + path);
    const { scores, lost } = await measure(base + path, debugPort);
    const words = CATEGORIES.map(
      (name) => `${name} ${scores[name]}${scores[name] < TARGETS[name] ? " (missed)" : ""}`,
    );
    missed += CATEGORIES.filter((name) => scores[name] < TARGETS[name]).length;
    console.log(`${path}\n  ${words.join("  ")}\n  below 90: ${lost.join(", ") || "nothing"}`);
  }
} finally {
  chromium.stop();
  site?.stop();
}
console.log(missed === 0 ? "All targets are met." : `${missed} targets are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
