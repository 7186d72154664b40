/** What the layout demands of every source file: imports that run one way, no circles, short files. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Who may import whom: workspace → workspaces. What crosses otherwise goes over HTTP. */
export const ALLOWED: Record<string, readonly string[]> = {
  contract: [],
  server: ["contract"],
  ui: [],
  site: ["contract", "ui"],
  admin: ["contract"],
  demo: ["contract"],
  start: ["contract", "server", "ui", "site", "admin", "demo"],
  tests: ["contract"],
  bench: [],
};
/** Of the contract the browser may run only what brings no zod along; the rest is types to it. */
const ZOD_FREE = ["rules", "camel", "errors", "paths"];
const MAX_LINES = 400;
const SKIPPED = new Set(["node_modules", "build", ".react-router", "data"]);

export interface SourceFile {
  /** Path from the root, with slashes. */
  path: string;
  text: string;
}

interface Import {
  /** Path from the root where it is a file of ours, else the name as written. */
  target: string;
  workspace: string | null;
  typeOnly: boolean;
}

export function readSources(root: string): SourceFile[] {
  const files: SourceFile[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) visit(path);
      else if (/\.(ts|tsx|mjs)$/.test(entry.name))
        files.push({ path, text: readFileSync(join(root, path), "utf8") });
    }
  };
  for (const workspace of Object.keys(ALLOWED)) {
    if (readdirSync(root).includes(workspace)) visit(workspace);
  }
  return files;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:([\w*{}\s,$]+?)\s+from\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].map(([, type, names = "", fromName, dynamic]) => {
    const specifier = fromName ?? dynamic ?? "";
    const named = /^\{([\s\S]*)\}$/
      .exec(names.trim())?.[1]
      ?.split(",")
      .map((name) => name.trim())
      .filter(Boolean);
    const typeOnly =
      Boolean(type) ||
      (named !== undefined && named.length > 0 && named.every((name) => name.startsWith("type ")));
    if (specifier.startsWith(".")) {
      const target = normalize(join(dirname(path), specifier)).replaceAll("\\", "/");
      return { target, workspace: target.split("/")[0] ?? null, typeOnly };
    }
    const ours = /^@farpeak\/(\w+)\/(.+)$/.exec(specifier);
    return ours
      ? { target: `${ours[1]}/${ours[2]}`, workspace: ours[1] ?? null, typeOnly }
      : { target: specifier, workspace: null, typeOnly };
  });
}

export function wrongImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const own = file.path.split("/")[0] ?? "";
    const isTest = /\.test\.tsx?$/.test(file.path);
    return importsOf(file).flatMap(({ target, workspace, typeOnly }) => {
      if (workspace === null || workspace === own || target.includes("+types/")) return [];
      if (!(ALLOWED[own] ?? []).includes(workspace))
        return [`${file.path} imports ${target}: ${own} may not import ${workspace}`];
      const runsInBrowser =
        own === "site" && workspace === "contract" && !isTest && !file.path.endsWith(".server.ts");
      const harmless = typeOnly || ZOD_FREE.includes(target.slice("contract/".length).replace(/\.ts$/, ""));
      return runsInBrowser && !harmless
        ? [`${file.path} imports ${target} at run time, which brings zod into the browser: import type`]
        : [];
    });
  });
}

/** Circles among files, types aside: each as the list of its files. */
export function circles(files: readonly SourceFile[]): string[] {
  const known = new Set(files.map((file) => file.path));
  const edges = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter((one) => !one.typeOnly && known.has(one.target))
        .map((one) => one.target),
    ]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) return void found.push([...trail.slice(at), path].join(" → "));
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) walk(path, []);
  return found;
}

/** Files over 400 lines; demo data and migrations may be as long as they are. */
export function longFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path }) => !/^demo\/(tours|stories|countries|terms)\//.test(path) && !path.includes("/migrations/"),
    )
    .map(({ path, text }) => ({ path, lines: text.split("\n").length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines, more than ${MAX_LINES}`);
}

/** Everything that is wrong with the house at `root`. */
export function faults(root: string): string[] {
  const files = readSources(root);
  return [
    ...wrongImports(files),
    ...circles(files).map((circle) => `circle: ${circle}`),
    ...longFiles(files),
  ];
}
