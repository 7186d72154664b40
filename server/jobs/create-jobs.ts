/** Jobs on pg-boss (docs/decisions/0003-jobs.md). It keeps them in the schema `pgboss` of our database. */
import { type Job, type JobResult, PgBoss, type Queue } from "pg-boss";
import type { Database } from "../database/connection.ts";
import { describeError, type Logger } from "../log.ts";
import { bossDatabase, bossTransaction } from "./boss-database.ts";
import type { JobName, Jobs, Work } from "./jobs.ts";

const UPKEEP_EVERY_SECONDS = 600;
/** Jobs of a kind that a process does side by side: mails that wait for the same server. */
const AT_ONCE = 5;

export interface JobTimes {
  /** Seconds before the first retry; each later one waits up to twice as long as the one before. */
  retryAfter: number;
  /** The longest wait between two tries, in seconds. */
  retryAtMost: number;
  retries: number;
  /** Seconds after which the job of a process that died is given to another. */
  deadAfter: number;
  /** Seconds between looks for jobs that are due; new ones are told at their commit. */
  lookEvery: number;
}

/** Eleven retries over 15 to 20 hours: a mail server may be away for a night. */
const DEFAULT_TIMES: JobTimes = {
  retryAfter: 60,
  retryAtMost: 6 * 3600,
  retries: 11,
  deadAfter: 30,
  lookEvery: 5,
};

interface Kind {
  name: JobName;
  work: Work<never>;
}

/** @param times others than usual, for tests. */
export function createJobs(db: Database, log: Logger, times: Partial<JobTimes> = {}): Jobs {
  const plan = { ...DEFAULT_TIMES, ...times };
  const kinds: Kind[] = [];
  const boss = newBoss(db, log, plan);
  let upkeep: NodeJS.Timeout | undefined;

  /** One job each ten minutes, however many processes ask for it. */
  const askForUpkeep = (): void => {
    boss
      .send("upkeep", {}, { singletonSeconds: UPKEEP_EVERY_SECONDS })
      .catch((error: unknown) => log.warn("upkeep_not_asked", describeError(error)));
  };

  return {
    async enqueue(trx, name, data) {
      const id = await boss.send(name, data, { db: bossTransaction(trx) });
      if (id === null) throw new Error(`the job ${name} was not taken`);
    },
    handle(name, work) {
      kinds.push({ name, work });
    },
    async start() {
      await boss.start();
      for (const kind of kinds) await startKind(boss, log, plan, kind);
      if (!kinds.some(({ name }) => name === "upkeep")) return;
      askForUpkeep();
      upkeep = setInterval(askForUpkeep, UPKEEP_EVERY_SECONDS * 1000).unref();
    },
    async stop() {
      clearInterval(upkeep);
      await boss.stop({ graceful: true, timeout: 12_000 });
    },
  };
}

function newBoss(db: Database, log: Logger, plan: JobTimes): PgBoss {
  const boss = new PgBoss({
    db: bossDatabase(db),
    backend: db.kind === "embedded" ? "pglite" : "postgres",
    useListenNotify: true,
    // Its clock-work is not needed: upkeep is asked for by hand, once for all processes.
    schedule: false,
    superviseIntervalSeconds: Math.ceil(plan.deadAfter / 2),
    monitorIntervalSeconds: Math.ceil(plan.deadAfter / 2),
    // The jobs are few; vacuum and statistics are the database's own upkeep.
    monitorVacuum: false,
    reindex: false,
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 3600,
    queueCacheIntervalSeconds: 3600,
  });
  boss.on("error", (error) => log.warn("jobs_interrupted", describeError(error)));
  boss.on("warning", (warning) => log.warn("jobs_warning", { message: warning.message }));
  return boss;
}

async function startKind(boss: PgBoss, log: Logger, plan: JobTimes, { name, work }: Kind): Promise<void> {
  const lost = `${name}.lost`;
  await keepQueue(boss, lost, { retryLimit: 5, retryDelay: 30, retryBackoff: true });
  await keepQueue(boss, name, {
    deadLetter: lost,
    retryLimit: plan.retries,
    retryDelay: plan.retryAfter,
    retryDelayMax: plan.retryAtMost,
    retryBackoff: true,
    heartbeatSeconds: plan.deadAfter,
    deleteAfterSeconds: 86_400,
    retentionSeconds: 14 * 86_400,
  });
  const options = {
    pollingIntervalSeconds: plan.lookEvery,
    notifyPollingIntervalSeconds: plan.lookEvery,
    // A notice wakes for one fetch only: as long as fetches come back full, the next follows at once.
    batchSize: AT_ONCE,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work(name, options, (jobs) => Promise.all(jobs.map((job) => settle(log, work.run, job))));
  await boss.work(lost, options, (jobs) =>
    Promise.all(
      jobs.map((job) => {
        log.error("job_given_up", { job: name, data: job.data });
        return settle(log, work.giveUp ?? nothing, job);
      }),
    ),
  );
}

async function settle(
  log: Logger,
  run: (data: never) => Promise<void>,
  job: Job<unknown>,
): Promise<JobResult> {
  try {
    await run(job.data as never);
    return { id: job.id, status: "completed" };
  } catch (error) {
    const output = describeError(error);
    log.warn("job_failed", { job: job.name, tried: job.retryCount + 1, ...output });
    return { id: job.id, status: "failed", output };
  }
}

async function nothing(): Promise<void> {}

/** Makes the queue, or gives the one of an earlier version today's rules. */
async function keepQueue(boss: PgBoss, name: string, rules: Omit<Queue, "name">): Promise<void> {
  await boss.createQueue(name, { ...rules, notify: true });
  await boss.updateQueue(name, { ...rules, notify: true });
  // Has pg-boss read the queue's record now: inside a transaction it would wait for a second session.
  await boss.findJobs(name, { key: "" });
}
