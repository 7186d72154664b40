import { beforeAll, describe, expect, test } from "vitest";
import { newEmail, setUpSite } from "../../booking/registrations/testing-departures.ts";
import { describeOnBothDatabases } from "../../database/testing.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Server } from "../../create-server.ts";
import { useTestServer } from "../../testing-server.ts";
import { queueMail } from "../queue-mail.ts";

const get = (server: Server, path: string) => server.api.fetch(new Request(`http://farpeak.test${path}`));

describeOnBothDatabases("the mailbox page", (database) => {
  const server = useTestServer(database);
  beforeAll(() => setUpSite(database()));

  const queueCode = async (code: string): Promise<number> => {
    const values = { code, purpose: "行程報名", minutes: "10" };
    const to = newEmail();
    const order = { template: "verify-code", to, dedupeKey: `${code}:${to}`, values } as const;
    await inTransaction(database().kysely, (trx) => queueMail(trx, server().context, order));
    const row = await database()
      .kysely.selectFrom("mails")
      .select(["id", "state"])
      .where("to_address", "=", to)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe("kept");
    return row.id;
  };

  describe("without a mail server", () => {
    test("lists mails, newest first", async () => {
      await queueCode("111111");
      await queueCode("222222");
      const response = await get(server(), "/backstage/mailbox");
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(page.indexOf("222222")).toBeLessThan(page.indexOf("111111"));
      expect(page).not.toContain("<script");
    });

    test("shows one mail in a sandbox, under a policy that allows nothing from anywhere", async () => {
      const id = await queueCode("333333");
      const response = await get(server(), `/backstage/mailbox/${id}`);
      const page = await response.text();
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(page).toMatch(/<iframe\s+sandbox="allow-popups allow-popups-to-escape-sandbox"/);
      expect(page).toContain('srcdoc="&lt;!doctype html&gt;');
      expect(page).toMatch(/<pre[^>]*>[^]*333333[^]*<\/pre>/);
    });

    test("goes back in steps of fifty", async () => {
      for (let mail = 0; mail < 52; mail++) await queueCode(String(400_000 + mail));
      const page = await (await get(server(), "/backstage/mailbox")).text();
      expect(page.match(/<li>/g)).toHaveLength(50);
      const older = /href="(\/backstage\/mailbox\?before=\d+)"/.exec(page)?.[1] ?? "";
      const rest = await (await get(server(), older)).text();
      expect(rest).toContain("400001");
      expect(rest).not.toContain("400002");
    });

    test.each([
      "/backstage/mailbox/999999",
      "/backstage/mailbox/99999999999999999999",
      "/backstage/mailbox/x",
    ])("answers 404 to %s", async (path) => {
      expect((await get(server(), path)).status).toBe(404);
    });
  });
});

describeOnBothDatabases("the mailbox page, with a mail server", (database) => {
  const server = useTestServer(database, { settings: () => ({ smtpUrl: "smtp://127.0.0.1:9" }) });

  test.each(["/backstage/mailbox", "/backstage/mailbox/1"])("does not exist: %s", async (path) => {
    expect((await get(server(), path)).status).toBe(404);
  });
});
