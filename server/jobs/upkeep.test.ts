import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { describeOnBothDatabases } from "../database/testing.ts";
import { useTestServer } from "../testing-server.ts";

describeOnBothDatabases("upkeep", (database) => {
  const mail = (key: string, hours: number) =>
    sql`insert into mails (dedupe_key, message_id, to_address, subject, html, text, state, created_at)
      values (${key}, ${`<${key}@farpeak.test>`}, 'a@example.test', '', '', '', 'kept',
        now() - make_interval(hours => ${hours}))`.execute(database().kysely);
  beforeAll(async () => {
    await mail("code:old", 25);
    await mail("code:new", 23);
    await mail("registration-receipt:1", 24 * 400);
  });
  useTestServer(database);

  test("clears away mails with codes that are over, which anybody can cause, and no others", async () => {
    const kept = async () => {
      const { rows } = await sql<{ key: string }>`select dedupe_key as key from mails order by id`.execute(
        database().kysely,
      );
      return rows.map(({ key }) => key);
    };
    await expect.poll(kept, { timeout: 20_000 }).toEqual(["code:new", "registration-receipt:1"]);
  });
});
