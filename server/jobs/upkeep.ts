/** Clears away what nobody needs any more; done once for all processes. */
import { sql } from "kysely";
import { sweepCodeMails } from "../mail/mails.queries.ts";
import { sweepChanges } from "../cache/changes.ts";
import type { ServerContext } from "../context.ts";
import { sweepVerification } from "../verification/verification.queries.ts";

export function keepUp({ db, jobs }: Pick<ServerContext, "db" | "jobs">): void {
  jobs.handle("upkeep", {
    async run() {
      await sweepChanges(db.kysely);
      await sweepVerification(db.kysely);
      await sweepCodeMails(db.kysely);
      // rate-limiter-flexible writes milliseconds since 1970.
      await sql`delete from rate_limits where expire < ${Date.now()}`.execute(db.kysely);
    },
  });
}
