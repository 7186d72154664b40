import { afterEach, expect, test } from "vitest";
import type { Database } from "../database/connection.ts";
import { describeOnBothDatabases } from "../database/testing.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Logger, silentLogger } from "../log.ts";
import { until } from "../mail/testing-smtp.ts";
import { QUICK } from "../testing-server.ts";
import { createJobs, type JobTimes } from "./create-jobs.ts";
import type { Jobs, Work } from "./jobs.ts";

type Mail = { mail_id: number };

describeOnBothDatabases("jobs", (database) => {
  const running: Jobs[] = [];
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.stop();
    await database().pool.query("delete from pgboss.job");
  });

  const start = async (
    work: Work<Mail>,
    {
      times = {},
      log = silentLogger,
      upkeep,
    }: { times?: Partial<JobTimes>; log?: Logger; upkeep?: () => void } = {},
  ): Promise<Jobs> => {
    const jobs = createJobs(database(), log, { ...QUICK, ...times });
    jobs.handle("mail.send", work);
    if (upkeep) jobs.handle("upkeep", { run: async () => upkeep() });
    await jobs.start();
    running.push(jobs);
    return jobs;
  };
  const enqueue = (jobs: Jobs, mail_id: number, db: Database = database()) =>
    inTransaction(db.kysely, (trx) => jobs.enqueue(trx, "mail.send", { mail_id }));

  test("are done once each, soon after the commit", async () => {
    const done: number[] = [];
    const jobs = await start({ run: async ({ mail_id }) => void done.push(mail_id) });
    const wanted = Array.from({ length: 40 }, (_none, index) => index);
    for (const id of wanted) await enqueue(jobs, id);
    await until(() => done.length >= 40);
    expect(done.sort((a, b) => a - b)).toEqual(wanted);
  });

  test("are not there when the transaction is rolled back", async () => {
    const done: number[] = [];
    const jobs = await start({ run: async ({ mail_id }) => void done.push(mail_id) });
    const failed = inTransaction(database().kysely, async (trx) => {
      await jobs.enqueue(trx, "mail.send", { mail_id: 1 });
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    await enqueue(jobs, 2);
    await until(() => done.length > 0);
    expect(done).toEqual([2]);
  });

  test("are tried again, later, and given up in the end, which is logged", async () => {
    const tries: number[] = [];
    const lost: number[] = [];
    const events: string[] = [];
    const note = (event: string) => void events.push(event);
    const work: Work<Mail> = {
      run: async () => {
        tries.push(Date.now());
        throw new Error("away");
      },
      giveUp: async ({ mail_id }) => void lost.push(mail_id),
    };
    const log = { info: note, warn: note, error: note };
    const jobs = await start(work, { times: { retries: 2 }, log });
    await enqueue(jobs, 7);
    await until(() => lost.length > 0);
    expect(tries).toHaveLength(3);
    expect((tries[1] ?? 0) - (tries[0] ?? 0)).toBeGreaterThanOrEqual(500);
    expect(lost).toEqual([7]);
    expect(events).toEqual(["job_failed", "job_failed", "job_failed", "job_given_up"]);
  });

  test("under way are finished before stop returns", async () => {
    let finished = false;
    let begun = false;
    const jobs = await start({
      async run() {
        begun = true;
        await new Promise((resolve) => setTimeout(resolve, 700));
        finished = true;
      },
    });
    await enqueue(jobs, 1);
    await until(() => begun);
    await jobs.stop();
    expect(finished).toBe(true);
    const { rows } = await database().pool.query<{ state: string }>(
      "select state from pgboss.job where name = 'mail.send'",
    );
    expect(rows).toEqual([{ state: "completed" }]);
  });

  test("are shared by two processes, and upkeep is done once for both", async () => {
    const done: number[] = [];
    let upkeeps = 0;
    const work: Work<Mail> = { run: async ({ mail_id }) => void done.push(mail_id) };
    const upkeep = () => void (upkeeps += 1);
    const [one] = [await start(work, { upkeep }), await start(work, { upkeep })];
    for (let id = 0; id < 30; id++) await enqueue(one, id);
    await until(() => done.length >= 30 && upkeeps > 0);
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(new Set(done).size).toBe(30);
    expect(done).toHaveLength(30);
    expect(upkeeps).toBe(1);
  });
});
