/** What every domain is handed: built once by the composition root, never imported as a global. */
import type { Changes } from "./cache/changes.ts";
import type { Database } from "./database/connection.ts";
import type { Limits } from "./http/limits.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Logger } from "./log.ts";

export interface ServerSettings {
  /** Where people reach the site, without a slash at its end; links in mails start with it. */
  publicUrl: string;
  dataDir: string;
  /** Keys for hashes and encryption are derived from it. */
  secretKey: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  blogListUrl: string | undefined;
  rateLimit: boolean;
  environment: "production" | "test";
}

export interface ServerContext {
  settings: ServerSettings;
  db: Database;
  changes: Changes;
  limits: Limits;
  jobs: Jobs;
  log: Logger;
}
