/** Work done after an answer: kept in the database, so that it survives a crash. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Every kind of job with what it is handed. */
export interface JobData {
  "mail.send": { mail_id: number };
}
export type JobName = keyof JobData;

export interface Jobs {
  /** Enqueues within the transaction that causes the job: both are kept, or neither. */
  enqueue<Name extends JobName>(trx: Kysely<Tables>, name: Name, data: JobData[Name]): Promise<void>;
  /** Says how a kind of job is done. A job whose promise rejects is tried again, later and later. */
  handle<Name extends JobName>(name: Name, work: (data: JobData[Name]) => Promise<void>): void;
  start(): Promise<void>;
  /** Finishes what is under way, then stops. */
  stop(): Promise<void>;
}
