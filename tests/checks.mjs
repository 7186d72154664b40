/** Types, lint, format and layout as checks that are counted like tests. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name) => join(root, "node_modules", ".bin", name);

/** @type {[name: string, command: string, args: string[], folder: string][]} */
const checks = [
  ["routes' types", bin("react-router"), ["typegen"], "site"],
  ...["contract", "server", "ui", "site", "demo", "start", "tests", "bench"].map((name) => [
    `types of ${name}`,
    bin("tsc"),
    ["-p", "."],
    name,
  ]),
  ["lint", bin("oxlint"), ["--type-aware"], "."],
  ["format", bin("oxfmt"), ["--check"], "."],
];

let failed = 0;
for (const [name, command, args, folder] of checks) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: join(root, folder), encoding: "utf8" });
  const passed = status === 0;
  if (!passed) failed += 1;
  process.stdout.write(`${passed ? "✓" : "✗"} ${name}\n`);
  if (!passed) process.stdout.write(`${stdout}${stderr}\n`);
}
mkdirSync(join(root, "test-results"), { recursive: true });
writeFileSync(
  join(root, "test-results", "checks.json"),
  JSON.stringify({ passed: checks.length - failed, failed }),
);
process.exitCode = failed === 0 ? 0 : 1;
