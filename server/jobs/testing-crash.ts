/** A process that takes one job, has another waiting, and never finishes: the test kills it. */
import { openDatabase } from "../database/connection.ts";
import { inTransaction } from "../database/transaction.ts";
import { silentLogger } from "../log.ts";
import { createJobs } from "./create-jobs.ts";

const db = await openDatabase({ dataDir: process.argv[2] ?? "" });
const jobs = createJobs(db, silentLogger, { deadAfter: 10, lookEvery: 0.5, retryAfter: 1 });
jobs.handle("mail.send", {
  run: ({ mail_id }) => {
    process.stdout.write(`took ${mail_id}\n`);
    return new Promise<void>(() => {});
  },
});
await jobs.start();
await inTransaction(db.kysely, (trx) => jobs.enqueue(trx, "mail.send", { mail_id: 1 }));
// Once the first is under way the other five places are filled, and the last one waits.
setTimeout(() => {
  void (async () => {
    for (const mail_id of [2, 3]) {
      await inTransaction(db.kysely, (trx) => jobs.enqueue(trx, "mail.send", { mail_id }));
    }
    process.stdout.write("ready\n");
  })();
}, 500);
