import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { circles, faults, importsOf, longFiles, wrongImports } from "./house.ts";

const file = (path: string, text: string) => ({ path, text });

describe("the house", () => {
  it("stands: imports one way, no circles, no file over 400 lines", () => {
    expect(faults(fileURLToPath(new URL("../..", import.meta.url)))).toEqual([]);
  });
});

describe("its check", () => {
  it("finds an import that runs the wrong way, by name or by path", () => {
    expect(wrongImports([file("server/a.ts", 'import { x } from "@farpeak/site/x.ts";')])).toHaveLength(1);
    expect(wrongImports([file("ui/a.tsx", 'import type { x } from "../contract/x.ts";')])).toHaveLength(1);
    expect(wrongImports([file("server/a.ts", 'import { x } from "@farpeak/contract/x.ts";')])).toEqual([]);
  });
  it("finds zod on its way into the browser", () => {
    const text = (kind: string) => `import ${kind} { tour } from "@farpeak/contract/catalog.ts";`;
    expect(wrongImports([file("site/app/a.ts", text(""))])).toHaveLength(1);
    expect(wrongImports([file("site/app/a.ts", text("type"))])).toEqual([]);
    expect(
      wrongImports([file("site/app/a.ts", 'import { isEmail } from "@farpeak/contract/rules.ts";')]),
    ).toEqual([]);
  });
  it("finds a circle, also through dynamic imports and re-exports, but not one of types", () => {
    const a = file("server/a.ts", 'import { b } from "./b.ts";');
    expect(circles([a, file("server/b.ts", 'export { a } from "./a.ts";')])).toHaveLength(1);
    expect(circles([a, file("server/b.ts", 'const a = import("./a.ts");')])).toHaveLength(1);
    expect(circles([a, file("server/b.ts", 'import { type A } from "./a.ts";')])).toEqual([]);
  });
  it("reads imports that span lines", () => {
    expect(importsOf(file("server/a.ts", 'import {\n  one,\n  type Two,\n} from "./b.ts";'))).toEqual([
      { target: "server/b.ts", workspace: "server", typeOnly: false },
    ]);
  });
  it("finds a file that is too long, demo data aside", () => {
    const text = "\n".repeat(401);
    expect(longFiles([file("server/a.ts", text), file("demo/tours/a.ts", text)])).toHaveLength(1);
  });
});
