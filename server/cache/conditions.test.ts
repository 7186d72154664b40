import { describe, expect, it } from "vitest";
import { chosenEncoding, hasAlready } from "./conditions.ts";

const encodingFor = (accept?: string) =>
  chosenEncoding({ headers: accept === undefined ? {} : { "accept-encoding": accept } });
const has = (header: string | undefined) =>
  hasAlready({ headers: header === undefined ? {} : { "if-none-match": header } }, '"abc-br"');

describe("chosenEncoding", () => {
  it("takes brotli before gzip before none", () => {
    expect(encodingFor("gzip, deflate, br, zstd")).toBe("br");
    expect(encodingFor("GZIP")).toBe("gzip");
    expect(encodingFor("deflate")).toBe("identity");
    expect(encodingFor("")).toBe("identity");
    expect(encodingFor()).toBe("identity");
  });
  it("leaves out what is refused by q=0", () => {
    expect(encodingFor("br;q=0, gzip")).toBe("gzip");
    expect(encodingFor("br; q=0.000, gzip;q=0.0")).toBe("identity");
    expect(encodingFor("br;q=0.1, gzip;q=1")).toBe("br");
    expect(encodingFor("identity")).toBe("identity");
  });
  it("does not take a name that only contains another", () => {
    expect(encodingFor("brotli, x-gzip")).toBe("identity");
  });
});

describe("hasAlready", () => {
  it("knows the ETag alone, in a list, weak, and behind a star", () => {
    for (const header of ['"abc-br"', 'W/"abc-br"', '"x", "abc-br"', ' W/"y",W/"abc-br" ', "*"])
      expect(has(header)).toBe(true);
  });
  it("does not know another", () => {
    for (const header of [undefined, "", '"abc"', "abc-br", '"abc-gzip"', '"ABC-BR"'])
      expect(has(header)).toBe(false);
  });
});
