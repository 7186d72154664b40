/** A mail that no server was there to take is `kept`, which is neither sent nor failed. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails drop constraint mails_state_check`.execute(db);
  await sql`alter table mails add constraint mails_state_check
    check (state in ('queued','sent','failed','kept'))`.execute(db);
}
