import { paths } from "@farpeak/contract/paths.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnBothDatabases } from "../../database/testing.ts";
import { type BodyKind, type CallAnswer, post, useTestServer } from "../../testing-server.ts";
import { newEmail, setUpSite } from "../registrations/testing-departures.ts";

const CHINESE = /\p{Script=Han}/u;

const formOf = (email: string, others: Record<string, unknown> = {}) => ({
  name: "王小美",
  mobile: "0912345678",
  email,
  location: "北歐",
  headcount: "2位",
  purpose: "包團與客製行程",
  suggestion: "想看極光",
  ...others,
});

function contactIn({ status, body }: CallAnswer): { id: number; number: string } {
  if (status !== 201) throw new Error(`refused: ${JSON.stringify(body)}`);
  return (body["data"] as { data: { id: number; number: string } }).data;
}

describeOnBothDatabases("asking", (database) => {
  const server = useTestServer(database);
  beforeAll(() => setUpSite(database()));

  const send = (others: Record<string, unknown> = {}, kind?: BodyKind) =>
    post(server(), paths.submitContact, formOf(newEmail(), others), {}, kind);
  const rowOf = ({ id }: { id: number }) =>
    database().kysely.selectFrom("contacts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const mailOf = (key: string) =>
    database().kysely.selectFrom("mails").selectAll().where("dedupe_key", "=", key).executeTakeFirstOrThrow();
  const countContacts = async () =>
    Number(
      (
        await database()
          .kysely.selectFrom("contacts")
          .select(({ fn }) => fn.countAll().as("count"))
          .executeTakeFirstOrThrow()
      ).count,
    );

  describe("works", () => {
    test.each(["json", "urlencoded", "multipart"] satisfies BodyKind[])("takes %s alike", async (kind) => {
      const email = newEmail();
      const form = formOf(` ${email.toUpperCase()} `, {
        tour_group_number: "NE-1",
        tour_name: "北歐四國",
        user_id: "7",
      });
      const answer = contactIn(await post(server(), paths.submitContact, form, {}, kind));
      expect(answer.number).toMatch(/^C\d{8}-\d{4,}-[2-9A-Z]{3}$/);
      expect(await rowOf(answer)).toMatchObject({
        ...formOf(email, { headcount: "2" }),
        number: answer.number,
        state: "open",
        tour_group_number: "NE-1",
        tour_name: "北歐四國",
        stated_user_id: 7,
        notice_version: "2026-01",
      });
    });

    test("with no more than who asks", async () => {
      const { name, mobile, email } = formOf(newEmail());
      const answer = await post(server(), paths.submitContact, { name, mobile, email });
      expect(await rowOf(contactIn(answer))).toMatchObject({
        location: "",
        headcount: "",
        stated_user_id: null,
      });
    });

    test("mails both parties and writes the audit log", async () => {
      const email = newEmail();
      const { id, number } = contactIn(await post(server(), paths.submitContact, formOf(email)));
      const receipt = await mailOf(`contact-receipt:${id}`);
      expect(receipt).toMatchObject({ to_address: email, subject: `已收到您的諮詢 ${number}` });
      // The address is not proven: a stranger's words must not reach it.
      for (const typed of ["王小美", "想看極光", "北歐"]) expect(receipt.text).not.toContain(typed);
      const notice = await mailOf(`contact-notice:${id}`);
      expect(notice.to_address).toBe("office@farpeak.test");
      for (const part of [
        number,
        "王小美",
        "0912345678",
        email,
        "北歐",
        "包團與客製行程",
        "想看極光",
        "（未填）",
      ])
        expect(notice.text).toContain(part);
      const audit = await database()
        .kysely.selectFrom("audit_log")
        .select(["action", "actor_kind", "changes"])
        .where("record_kind", "=", "contact")
        .where("record_id", "=", id)
        .execute();
      expect(audit).toEqual([{ action: "create", actor_kind: "visitor", changes: { state: "open" } }]);
    });

    test("joins a list of places, in JSON and in a form", async () => {
      const listed = contactIn(await send({ location: ["北歐", " 西歐 ", ""] }));
      expect((await rowOf(listed)).location).toBe("北歐、西歐");
      const form = new FormData();
      for (const [name, value] of Object.entries(formOf(newEmail()))) form.append(name, String(value));
      form.append("location", "日本");
      const request = new Request(`http://farpeak.test${paths.submitContact}`, {
        method: "POST",
        body: form,
      });
      const response = await server().api.fetch(request);
      const answer = { status: response.status, body: (await response.json()) as Record<string, unknown> };
      expect((await rowOf(contactIn(answer))).location).toBe("北歐、日本");
    });

    test.each([
      ["大人 3 位、小孩 1 位", "3"],
      ["４人", "4"],
      [5, "5"],
      ["還沒決定", "還沒決定"],
    ])("reads the headcount of %s", async (headcount, kept) => {
      expect((await rowOf(contactIn(await send({ headcount })))).headcount).toBe(kept);
    });

    test("shows a script in any field as the text it is", async () => {
      const script = "<script>alert(1)</script>";
      const fields = ["name", "location", "purpose", "suggestion", "tour_name"];
      const sent = contactIn(await send(Object.fromEntries(fields.map((field) => [field, script]))));
      const { html } = await mailOf(`contact-notice:${sent.id}`);
      expect(html).not.toContain("<script");
      expect(html.split("&lt;script&gt;alert(1)&lt;/script&gt;").length - 1).toBeGreaterThanOrEqual(
        fields.length,
      );
      expect((await mailOf(`contact-receipt:${sent.id}`)).html).not.toContain("alert(1)");
    });
  });

  describe("refuses", () => {
    test.each<[string, unknown, string]>([
      ["name", " ", "請填寫姓名"],
      ["name", undefined, "請填寫姓名"],
      ["name", "王".repeat(61), "姓名最多 60 個字"],
      ["mobile", "0812345678", "手機號碼格式錯誤"],
      ["email", "nobody@nowhere", "電子信箱格式錯誤"],
      ["location", "地".repeat(201), "地點最多 200 個字"],
      ["location", { a: 1 }, "地點格式錯誤"],
      ["headcount", "人".repeat(21), "人數最多 20 個字"],
      ["headcount", true, "人數格式錯誤"],
      ["purpose", "目".repeat(101), "詢問目的最多 100 個字"],
      ["purpose", ["a", "b"], "詢問目的格式錯誤"],
      ["suggestion", "問".repeat(1001), "詢問內容最多 1000 個字"],
      ["user_id", "me", "會員編號格式錯誤"],
      ["user_id", "99999999999", "會員編號格式錯誤"],
      ["tour_group_number", "T".repeat(41), "團號太長"],
      ["tour_name", "行".repeat(201), "行程名稱太長"],
    ])("%s as %j", async (field, value, message) => {
      const before = await countContacts();
      const answer = await send({ [field]: value });
      expect(answer).toMatchObject({ status: 422, body: { error_code: "validation_failed" } });
      const errors = answer.body["errors"] as Record<string, string[]>;
      expect(Object.keys(errors)).toEqual([field]);
      expect(errors[field]).toContain(message);
      for (const said of errors[field] ?? []) expect(said).toMatch(CHINESE);
      expect(await countContacts()).toBe(before);
    });

    test("names every field that is wrong", async () => {
      const answer = await post(server(), paths.submitContact, {});
      expect(Object.keys(answer.body["errors"] as object).toSorted()).toEqual(["email", "mobile", "name"]);
    });

    test("a token that nobody issued", async () => {
      const answer = await post(server(), paths.submitContact, formOf(newEmail()), {
        authorization: "Bearer x",
      });
      expect(answer).toMatchObject({ status: 401, body: { error_code: "token_invalid" } });
    });
  });
});

describeOnBothDatabases("asking too often", (database) => {
  const server = useTestServer(database, { settings: () => ({ rateLimit: true }) });
  beforeAll(() => setUpSite(database()));

  test("one mailbox gets five receipts an hour", async () => {
    const email = newEmail();
    for (let sent = 0; sent < 5; sent += 1)
      expect((await post(server(), paths.submitContact, formOf(email))).status).toBe(201);
    const refused = await post(server(), paths.submitContact, formOf(email));
    expect(refused).toMatchObject({ status: 429, body: { error_code: "too_many_requests" } });
    expect((await post(server(), paths.submitContact, formOf(newEmail()))).status).toBe(201);
  });
});
