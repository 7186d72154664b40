/** Settings come from the environment, are read once and checked; a wrong one stops the start by name. */
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIPv4 } from "node:net";
import { join, resolve } from "node:path";
import type { ServerSettings } from "@farpeak/server/context.ts";
import { z } from "zod";

export class SettingsError extends Error {}

const SHORTEST_KEY = 32;

const onOff = z.enum(["on", "off"], "must be on or off");
const seconds = z.coerce
  .number("must be a number of seconds")
  .int("must be whole seconds")
  .min(1, "must be at least 1");
const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => protocols.includes(URL.parse(text)?.protocol ?? ""),
      `must be an address that starts with ${protocols.map((name) => `${name}//`).join(" or ")}`,
    );

const schema = z.object({
  PORT: z.coerce
    .number("must be a port number")
    .int("must be a port number")
    .min(0, "must be a port number")
    .max(65535, "must be a port number")
    .default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: url(["http:", "https:"])
    .refine(isOrigin, "must be an address without a path, such as https://www.example.com")
    .optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: url(["postgres:", "postgresql:"]).optional(),
  DATABASE_REPLICA_URL: url(["postgres:", "postgresql:"]).optional(),
  SMTP_URL: url(["smtp:", "smtps:"]).optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, "must have an e-mail address in it")
    .default("遠岫旅遊 <service@farpeak.example>"),
  S3_URL: z.string().optional(),
  BLOG_LIST_URL: url(["http:", "https:"]).optional(),
  SECRET_KEY: z.string().min(SHORTEST_KEY, `must have at least ${SHORTEST_KEY} characters`).optional(),
  DEMO: onOff.optional(),
  RATE_LIMIT: onOff.default("on"),
  PAGE_CACHE: onOff.default("on"),
  TRUST_PROXY: onOff.default("off"),
  ENVIRONMENT: z.enum(["production", "test"], "must be production or test").default("production"),
  ACCESS_TOKEN_SECONDS: seconds.default(3600),
  REFRESH_TOKEN_SECONDS: seconds.default(2_592_000),
});

export interface Settings extends ServerSettings {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  replicaUrl: string | undefined;
  demo: boolean;
  pageCache: boolean;
  trustProxy: boolean;
}

/**
 * @param env usually process.env; an empty text counts as not set.
 * @throws SettingsError with one sentence that names the setting.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new SettingsError(`The setting ${String(issue?.path[0])} ${issue?.message ?? "is wrong"}.`);
  }
  const values = result.data;
  if (values.S3_URL)
    throw new SettingsError("The setting S3_URL is not supported yet: pictures are kept in DATA_DIR/media.");
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL)
    throw new SettingsError("The setting DATABASE_REPLICA_URL needs DATABASE_URL.");
  const demo = wantsDemo(values);
  const open = opensToStrangers(values);
  if (open && !values.SMTP_URL && !demo) {
    throw new SettingsError(
      `The setting SMTP_URL is needed when ${open}: without it mails and their codes are shown to anyone who reaches the server.`,
    );
  }
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    replicaUrl: values.DATABASE_REPLICA_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    blogListUrl: values.BLOG_LIST_URL,
    secretKey: values.SECRET_KEY ?? keptSecretKey(dataDir, values.DATABASE_URL),
    demo,
    rateLimit: values.RATE_LIMIT === "on",
    pageCache: values.PAGE_CACHE === "on",
    trustProxy: values.TRUST_PROXY === "on",
    environment: values.ENVIRONMENT,
  };
}

/** What says that others than this machine reach the server: its own address, or a proxy in front of it. */
function opensToStrangers(values: z.infer<typeof schema>): string | undefined {
  if (!isLoopback(values.HOST)) return `HOST is ${values.HOST}`;
  if (values.PUBLIC_URL && !isLoopback(new URL(values.PUBLIC_URL).hostname.replace(/^\[|\]$/g, "")))
    return `PUBLIC_URL is ${values.PUBLIC_URL}`;
  if (values.TRUST_PROXY === "on") return "TRUST_PROXY is on";
  return undefined;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}

function wantsDemo(values: z.infer<typeof schema>): boolean {
  if (values.DEMO) return values.DEMO === "on";
  const open = opensToStrangers(values);
  if (open && !values.DATABASE_URL) {
    throw new SettingsError(
      `The setting DEMO must be said when ${open}: on loads the demo agency, whose passwords are known to everyone; off starts empty.`,
    );
  }
  return !values.DATABASE_URL;
}

/** Several processes must share one key, so that with DATABASE_URL it has to be given. */
function keptSecretKey(dataDir: string, databaseUrl: string | undefined): string {
  if (databaseUrl)
    throw new SettingsError(
      "The setting SECRET_KEY is needed with DATABASE_URL: at least 32 random characters, the same for every process.",
    );
  const file = join(dataDir, "secret-key");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // Only where there is none: what was encrypted with a key must stay readable.
    writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const key = readFileSync(file, "utf8").trim();
  if (key.length >= SHORTEST_KEY) return key;
  throw new SettingsError(
    `The setting SECRET_KEY is not given, and ${file}, where it is kept, is damaged: restore that file, or remove it to begin with a new key.`,
  );
}

/** Scheme and host alone: links are made by adding a path. */
function isOrigin(text: string): boolean {
  const parsed = URL.parse(text);
  // What is no address at all has been said already.
  if (!parsed) return true;
  return parsed.pathname === "/" && parsed.search + parsed.hash + parsed.username === "";
}
