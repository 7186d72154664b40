/** Over a real SMTP server; its mails are read back by another library than the one that wrote them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setUpSite } from "../booking/registrations/testing-departures.ts";
import { describeOnBothDatabases } from "../database/testing.ts";
import type { MailRow } from "./mails.queries.ts";
import { inTransaction } from "../database/transaction.ts";
import { useTestServer } from "../testing-server.ts";
import { type MailOrder, queueMail } from "./queue-mail.ts";
import { startSmtp, type TestSmtp, until } from "./testing-smtp.ts";

const RECEIPT = {
  name: "王小美",
  number: "R20261121-0042-7KQ",
  tour_name: "北陸立山黑部五日",
  tour_group_number: "JHK-0120",
  date_start: "2027/01/20",
  date_end: "2027/01/24",
  headcount: "2",
  price: "NT$ 45,900",
  amount: "NT$ 91,800",
  deposit: "NT$ 20,000",
  decision_date: "2027/01/06",
  link: "http://farpeak.test/tours/7/9",
};

describeOnBothDatabases("mail", (database) => {
  let smtp: TestSmtp;
  const port = () => Number(new URL(smtp.url).port);
  beforeAll(async () => {
    smtp = await startSmtp();
    await setUpSite(database());
  });
  afterAll(() => smtp.close());
  const server = useTestServer(database, { settings: () => ({ smtpUrl: smtp.url }) });

  let orders = 0;
  const order = (others: Partial<MailOrder> = {}): MailOrder => ({
    template: "registration-receipt",
    to: "visitor@example.test",
    dedupeKey: `test:${(orders += 1)}`,
    values: RECEIPT,
    ...others,
  });
  const queue = (mail: MailOrder) =>
    inTransaction(database().kysely, (trx) => queueMail(trx, server().context, mail));
  const stored = (mail: MailOrder): Promise<MailRow> =>
    database()
      .kysely.selectFrom("mails")
      .selectAll()
      .where("dedupe_key", "=", mail.dedupeKey)
      .executeTakeFirstOrThrow();
  const settled = (mail: MailOrder, state: MailRow["state"]) =>
    until(async () => (await stored(mail)).state === state, 30);
  const nothingWaits = async (): Promise<boolean> => {
    const { kysely } = database();
    const row = await kysely
      .selectFrom("mails")
      .select("id")
      .where("state", "=", "queued")
      .executeTakeFirst();
    return row === undefined;
  };
  beforeEach(async () => {
    await until(nothingWaits);
    smtp.received.length = 0;
    smtp.refuse(0, 0);
  });

  describe("leaves", () => {
    test("as HTML and as text of the same content, from and to whom it should", async () => {
      const mail = order();
      await queue(mail);
      await settled(mail, "sent");
      const [email] = await smtp.parsed();
      expect(email?.from).toEqual({ name: "遠岫旅遊", address: "service@farpeak.test" });
      expect(email?.to).toEqual([{ name: "", address: "visitor@example.test" }]);
      expect(email?.subject).toBe("已收到您的報名 R20261121-0042-7KQ：北陸立山黑部五日");
      expect(email?.messageId).toMatch(/^<[\w-]+@farpeak\.test>$/);
      expect(email?.messageId).toBe((await stored(mail)).message_id);
      for (const part of [...Object.values(RECEIPT), "已為您保留", "office@farpeak.test", "02-2500-0000"]) {
        expect(email?.html).toContain(part);
        expect(email?.text).toContain(part);
      }
      expect(await stored(mail)).toMatchObject({ attempts: 1, last_error: null });
    });

    test("once, when it is ordered twice, also at the same moment", async () => {
      const mail = order();
      await Promise.all([queue(mail), queue(mail), queue(mail)]);
      await queue(mail);
      const last = order();
      await queue(last);
      await settled(last, "sent");
      await settled(mail, "sent");
      expect(smtp.received).toHaveLength(2);
    });

    test("never, when the transaction that orders it is rolled back", async () => {
      const mail = order();
      const failed = inTransaction(database().kysely, async (trx) => {
        await queueMail(trx, server().context, mail);
        throw new Error("no seats");
      });
      await expect(failed).rejects.toThrow("no seats");
      const last = order();
      await queue(last);
      await settled(last, "sent");
      expect(smtp.received).toHaveLength(1);
    });

    test("in numbers", async () => {
      const mails = Array.from({ length: 60 }, () => order());
      await Promise.all(mails.map(queue));
      await until(() => smtp.received.length === 60);
      expect(new Set((await smtp.parsed()).map(({ messageId }) => messageId)).size).toBe(60);
    });

    test("as staff wrote it, or as we did where theirs asks for what is not there", async () => {
      const template = { key: "registration-receipt", name: "收件" };
      const { kysely } = database();
      await kysely
        .insertInto("mail_templates")
        .values({
          ...template,
          subject: "改過的 {{number}}",
          body_html: "<p>嗨 {{name}}<script>x()</script></p>",
        })
        .execute();
      const edited = order();
      await queue(edited);
      expect(await stored(edited)).toMatchObject({ subject: `改過的 ${RECEIPT.number}` });
      expect((await stored(edited)).html).not.toContain("<script");
      await kysely.updateTable("mail_templates").set({ body_html: "<p>{{nmae}}</p>" }).execute();
      const broken = order();
      await queue(broken);
      expect((await stored(broken)).text).toContain("已為您保留 2 席");
      await kysely.deleteFrom("mail_templates").execute();
    });
  });

  describe("is tried again", () => {
    test("after the server says 451, under the same Message-ID, and arrives once", async () => {
      smtp.refuse(451, 2);
      const before = smtp.messageIds.length;
      const mail = order();
      await queue(mail);
      await settled(mail, "sent");
      const { message_id } = await stored(mail);
      expect(smtp.messageIds.slice(before)).toEqual([message_id, message_id, message_id]);
      expect(smtp.received).toHaveLength(1);
      expect(await stored(mail)).toMatchObject({ attempts: 3, last_error: null });
    });

    test("when the server was away", async () => {
      const away = port();
      await smtp.close();
      const mail = order();
      await queue(mail);
      await until(async () => (await stored(mail)).attempts > 0);
      expect(await stored(mail)).toMatchObject({ state: "queued" });
      expect((await stored(mail)).last_error).toMatch(/ECONNREFUSED|closed/i);
      smtp = await startSmtp(away);
      await settled(mail, "sent");
      expect(smtp.received).toHaveLength(1);
    });
  });

  test("is given up at once when the server knows no such mailbox", async () => {
    smtp.refuse(550, 1, "rcpt");
    const mail = order();
    await queue(mail);
    await settled(mail, "failed");
    expect(await stored(mail)).toMatchObject({ attempts: 1 });
    expect((await stored(mail)).last_error).toContain("not now");
  });

  describe("holds nothing that a name smuggles in", () => {
    test("no markup", async () => {
      const mail = order({ values: { ...RECEIPT, name: '<script>alert("x")</script>' } });
      await queue(mail);
      const { html, text } = await stored(mail);
      expect(html).not.toContain("<script");
      expect(html).toContain("&lt;script&gt;");
      expect(text).toContain('<script>alert("x")</script>');
    });

    test("no header and no line of its own", async () => {
      const tour_name = "五日\r\nBcc: thief@example.test\r\n\r\n假的內文";
      const mail = order({ values: { ...RECEIPT, tour_name } });
      await queue(mail);
      await settled(mail, "sent");
      const [email] = await smtp.parsed();
      expect(email?.bcc).toBeUndefined();
      expect(email?.headers.some(({ key }) => key === "bcc")).toBe(false);
      expect(email?.subject).toContain("五日 Bcc: thief@example.test 假的內文");
      expect(smtp.received[0]?.to).toEqual(["visitor@example.test"]);
      expect(email?.text).not.toMatch(/^Bcc:/m);
    });

    test("no second recipient", async () => {
      const mail = order({ to: "a@example.test, thief@example.test" });
      await queue(mail);
      await until(async () => (await stored(mail)).attempts > 0 || smtp.received.length > 0);
      expect(smtp.received.flatMap(({ to }) => to)).not.toContain("thief@example.test");
    });
  });
});
