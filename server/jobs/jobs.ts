/** Work done after an answer: kept in the database, so that it survives a crash. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Every kind of job with what it is handed. */
export interface JobData {
  "mail.send": { mail_id: number };
  upkeep: Record<string, never>;
}
export type JobName = keyof JobData;

/** Does the work of one kind of job. */
export interface Work<Data> {
  /** A job whose promise rejects is tried again, later and later. */
  run: (data: Data) => Promise<void>;
  /** Called once when it failed for the last time, or when its process died each time. */
  giveUp?: (data: Data) => Promise<void>;
}

export interface Jobs {
  /** Enqueues within the transaction that causes the job: both are kept, or neither. */
  enqueue<Name extends JobName>(trx: Kysely<Tables>, name: Name, data: JobData[Name]): Promise<void>;
  /** Says how a kind of job is done; before `start`. */
  handle<Name extends JobName>(name: Name, work: Work<JobData[Name]>): void;
  start(): Promise<void>;
  /** Finishes what is under way, then stops. */
  stop(): Promise<void>;
}
