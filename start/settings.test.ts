/** Settings as they come from the environment; the data folder is a real one. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farpeak-settings-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const KEY = "x".repeat(32);
const read = (env: Record<string, string | undefined> = {}) => readSettings({ DATA_DIR: folder, ...env });
const WITH_POSTGRES = { DATABASE_URL: "postgres://db.example/farpeak", SECRET_KEY: KEY };

/** The sentence that stops the start. */
function stopped(env: Record<string, string | undefined>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return "it started";
}

describe("defaults", () => {
  it("need nothing to be set", () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      dataDir: folder,
      databaseUrl: undefined,
      replicaUrl: undefined,
      smtpUrl: undefined,
      blogListUrl: undefined,
      demo: true,
      rateLimit: true,
      pageCache: true,
      trustProxy: false,
      environment: "production",
    });
    expect(read().mailFrom).toContain("@");
  });
  it("take an empty text for not set", () => {
    expect(read({ PORT: "", HOST: " ", SMTP_URL: "", DEMO: "" })).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
    });
  });
  it("follow the port, and drop the slash of an address", () => {
    expect(read({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    const open = (PUBLIC_URL: string) => read({ PUBLIC_URL, DEMO: "on" }).publicUrl;
    expect(open("https://www.example.com/")).toBe("https://www.example.com");
    expect(open("https://WWW.example.com:443")).toBe("https://www.example.com");
  });
});

describe("a wrong setting", () => {
  const cases: [string, string, string][] = [
    ["PORT", "abc", "must be a port number"],
    ["PORT", "3000.5", "must be a port number"],
    ["PORT", "65536", "must be a port number"],
    ["PORT", "-1", "must be a port number"],
    ["PUBLIC_URL", "www.example.com", "must be an address that starts with http:// or https://"],
    ["PUBLIC_URL", "ftp://example.com", "must be an address that starts with http:// or https://"],
    [
      "PUBLIC_URL",
      "https://example.com/shop",
      "must be an address without a path, such as https://www.example.com",
    ],
    [
      "PUBLIC_URL",
      "https://example.com/?a=1",
      "must be an address without a path, such as https://www.example.com",
    ],
    ["DATABASE_URL", "mysql://x/y", "must be an address that starts with postgres:// or postgresql://"],
    ["DATABASE_REPLICA_URL", "x", "must be an address that starts with postgres:// or postgresql://"],
    ["SMTP_URL", "mail.example.com:25", "must be an address that starts with smtp:// or smtps://"],
    ["BLOG_LIST_URL", "file:///etc/passwd", "must be an address that starts with http:// or https://"],
    ["MAIL_FROM", "nobody", "must have an e-mail address in it"],
    ["SECRET_KEY", "short", "must have at least 32 characters"],
    ["DEMO", "yes", "must be on or off"],
    ["RATE_LIMIT", "false", "must be on or off"],
    ["PAGE_CACHE", "1", "must be on or off"],
    ["TRUST_PROXY", "true", "must be on or off"],
    ["ENVIRONMENT", "staging", "must be production or test"],
    ["ACCESS_TOKEN_SECONDS", "0", "must be at least 1"],
    ["REFRESH_TOKEN_SECONDS", "1h", "must be a number of seconds"],
  ];
  it.each(cases)("stops the start by name: %s=%s", (name, value, why) => {
    expect(stopped({ [name]: value })).toBe(`The setting ${name} ${why}.`);
  });
  it("leaves no trace", () => {
    expect(stopped({ PORT: "abc" })).toContain("PORT");
    expect(stopped({ HOST: "0.0.0.0" })).toContain("DEMO");
    expect(() => statSync(join(folder, "secret-key"))).toThrow("ENOENT");
  });
  it("is told where a setting is missing that another needs", () => {
    expect(stopped({ DATABASE_REPLICA_URL: "postgres://r/x" })).toMatch(
      /^The setting DATABASE_REPLICA_URL needs /,
    );
    expect(stopped({ DATABASE_URL: "postgres://d/x" })).toMatch(
      /^The setting SECRET_KEY is needed with DATABASE_URL/,
    );
    expect(stopped({ S3_URL: "s3://bucket" })).toMatch(/^The setting S3_URL is not supported yet/);
  });
});

describe("the demo agency", () => {
  it("is loaded into the embedded database and not into PostgreSQL, unless told otherwise", () => {
    expect(read().demo).toBe(true);
    expect(read({ DEMO: "off" }).demo).toBe(false);
    expect(read(WITH_POSTGRES).demo).toBe(false);
    expect(read({ ...WITH_POSTGRES, DEMO: "on" }).demo).toBe(true);
  });
  it("is never loaded unasked where strangers can reach it", () => {
    for (const HOST of ["0.0.0.0", "::", "192.168.1.5", "127.example.com"])
      expect(stopped({ HOST })).toMatch(/^The setting DEMO must be said when HOST is /);
    for (const HOST of ["127.0.0.1", "127.1.2.3", "localhost", "::1"]) expect(read({ HOST }).demo).toBe(true);
    expect(read({ HOST: "0.0.0.0", DEMO: "on" }).demo).toBe(true);
    expect(read({ HOST: "0.0.0.0", DEMO: "off", SMTP_URL: "smtp://mail.example" }).demo).toBe(false);
  });
  it("is not loaded unasked behind a proxy either, which reaches a loopback address", () => {
    const PUBLIC_URL = "https://www.example.com";
    expect(stopped({ PUBLIC_URL })).toMatch(/^The setting DEMO must be said when PUBLIC_URL is https:/);
    expect(stopped({ TRUST_PROXY: "on" })).toMatch(/^The setting DEMO must be said when TRUST_PROXY is on/);
    expect(stopped({ PUBLIC_URL, DEMO: "off" })).toMatch(
      /^The setting SMTP_URL is needed when PUBLIC_URL is/,
    );
    expect(stopped({ PUBLIC_URL, ...WITH_POSTGRES })).toMatch(/^The setting SMTP_URL is needed/);
    expect(read({ PUBLIC_URL, DEMO: "off", SMTP_URL: "smtp://mail.example" }).demo).toBe(false);
    for (const near of ["http://localhost:3000", "http://127.0.0.1:8080", "http://[::1]:3000"])
      expect(read({ PUBLIC_URL: near }).demo).toBe(true);
  });
  it("is the only reason to show mails to whoever reaches the server", () => {
    expect(stopped({ HOST: "0.0.0.0", DEMO: "off" })).toMatch(
      /^The setting SMTP_URL is needed when HOST is 0\.0\.0\.0/,
    );
    expect(stopped({ HOST: "0.0.0.0", ...WITH_POSTGRES })).toMatch(/^The setting SMTP_URL is needed/);
  });
});

describe("the secret key", () => {
  it("is made once, kept for its owner's eyes alone, and found again", () => {
    const { secretKey } = read();
    expect(secretKey).toMatch(/^[0-9a-f]{64}$/);
    const file = join(folder, "secret-key");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8").trim()).toBe(secretKey);
    expect(read().secretKey).toBe(secretKey);
  });
  it("lies in a folder that nobody else may enter", () => {
    const dataDir = join(folder, "new", "data");
    read({ DATA_DIR: dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });
  it("may be given, and is then not kept", () => {
    expect(read({ SECRET_KEY: KEY }).secretKey).toBe(KEY);
    expect(() => statSync(join(folder, "secret-key"))).toThrow("ENOENT");
  });
  it("is never replaced in silence where its file was damaged", () => {
    for (const rest of ["", "abc\n"]) {
      writeFileSync(join(folder, "secret-key"), rest);
      expect(stopped({})).toMatch(/^The setting SECRET_KEY is not given, and .*secret-key, .* is damaged/);
      expect(readFileSync(join(folder, "secret-key"), "utf8")).toBe(rest);
    }
  });
});
