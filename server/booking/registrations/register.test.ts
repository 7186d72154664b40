import { paths } from "@farpeak/contract/paths.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Server } from "../../create-server.ts";
import { isCheckViolation } from "../../database/errors.ts";
import { describeOnBothDatabases } from "../../database/testing.ts";
import { type BodyKind, post, useTestServer } from "../../testing-server.ts";
import { addDays, taipeiDay } from "../../time.ts";
import {
  addDeparture,
  formFor,
  newEmail,
  proveEmail,
  registerAs,
  registrationIn,
  seatsHeld,
  setUpSite,
  submit,
} from "./testing-departures.ts";

async function statusOf(server: Server, type: string, body: string): Promise<number> {
  const headers = { "content-type": type };
  const request = new Request(`http://farpeak.test${paths.submitRegister}`, {
    method: "POST",
    headers,
    body,
  });
  return (await server.api.fetch(request)).status;
}

describeOnBothDatabases("registering", (database) => {
  const server = useTestServer(database);
  beforeAll(() => setUpSite(database()));

  const mailsTo = async (address: string): Promise<string[]> => {
    const rows = await database()
      .kysely.selectFrom("mails")
      .select("dedupe_key")
      .where("to_address", "=", address)
      .orderBy("id")
      .execute();
    return rows.map(({ dedupe_key }) => dedupe_key.split(":")[0] ?? "");
  };

  describe("works", () => {
    test("holds seats, answers the record, mails both parties once and writes the audit log", async () => {
      const departure = await addDeparture(database());
      const email = newEmail();
      const answer = await registerAs(server(), departure, { suggestion: "吃素" }, email);
      const registration = registrationIn(answer);
      expect(registration).toMatchObject({
        status: "pending",
        waitlist_position: null,
        headcount: 2,
        price: 45_900,
        amount: 91_800,
        quote_differs: false,
        tour_group_number: departure.number,
        contract_version: "contract-7",
        notice_version: "2026-01",
      });
      expect(registration.number).toMatch(/^R\d{8}-\d{4,}-[2-9A-Z]{3}$/);
      expect(await seatsHeld(database(), departure.id)).toBe(2);
      expect(await mailsTo(email)).toEqual(["code", "registration-receipt"]);
      const notice = await database()
        .kysely.selectFrom("mails")
        .selectAll()
        .where("dedupe_key", "=", `registration-notice:${registration.id}`)
        .executeTakeFirstOrThrow();
      expect(notice.to_address).toBe("office@farpeak.test");
      for (const part of [registration.number, "已保留 2 席", "0912345678", email, "吃素", "與公告相同"]) {
        expect(notice.text).toContain(part);
      }
      const audit = await database()
        .kysely.selectFrom("audit_log")
        .select(["action", "actor_kind"])
        .where("record_id", "=", registration.id)
        .where("record_kind", "=", "registration")
        .execute();
      expect(audit).toEqual([{ action: "create", actor_kind: "visitor" }]);
    });

    test.each(["json", "urlencoded", "multipart"] satisfies BodyKind[])("takes %s alike", async (kind) => {
      const departure = await addDeparture(database());
      const email = newEmail();
      const token = await proveEmail(server(), email);
      const headers = { "X-VerifyCode-Token": token };
      const form = formFor(departure, ` ${email.toUpperCase()} `);
      const answer = await post(server(), paths.submitRegister, form, headers, kind);
      expect(registrationIn(answer)).toMatchObject({ email, headcount: 2, price: 45_900, status: "pending" });
    });

    test("flags a price or date that differs, and records its own", async () => {
      const departure = await addDeparture(database());
      const other = { price: "1", date_start: "2030/1/2 00:00:00", date_end: "2030-01-06" };
      const registration = registrationIn(await registerAs(server(), departure, other));
      expect(registration).toMatchObject({
        quote_differs: true,
        price: 45_900,
        amount: 91_800,
        date_start: departure.dateStart,
      });
      const row = await database()
        .kysely.selectFrom("registrations")
        .select(["quoted_price", "quoted_date_start", "snapshot"])
        .where("id", "=", registration.id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        quoted_price: 1,
        quoted_date_start: "2030-01-02",
        snapshot: { price: 45_900 },
      });
      const notice = await database()
        .kysely.selectFrom("mails")
        .select("text")
        .where("dedupe_key", "=", `registration-notice:${registration.id}`)
        .executeTakeFirstOrThrow();
      expect(notice.text).toContain("與公告不同");
    });

    test("shows the seats that are left", async () => {
      const departure = await addDeparture(database(), { seats_total: 5 });
      await registerAs(server(), departure, { headcount: 3 });
      const response = await server().api.fetch(
        new Request(`http://farpeak.test${paths.departure(departure.id)}`),
      );
      const body = (await response.json()) as { data: { data: { seats_left: number; status: string } } };
      expect(body.data.data).toMatchObject({ seats_left: 2, status: "few_left" });
    });
  });

  describe("happens once", () => {
    test("answers the same token and form with the first record", async () => {
      const departure = await addDeparture(database());
      const email = newEmail();
      const token = await proveEmail(server(), email);
      const first = await submit(server(), formFor(departure, email), token);
      const second = await submit(server(), formFor(departure, email), token);
      expect(registrationIn(second)).toEqual(registrationIn(first));
      expect(await seatsHeld(database(), departure.id)).toBe(2);
      expect(await mailsTo(email)).toEqual(["code", "registration-receipt"]);
    });

    test("also when both arrive together", async () => {
      const departure = await addDeparture(database());
      const email = newEmail();
      const token = await proveEmail(server(), email);
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => submit(server(), formFor(departure, email), token)),
      );
      expect(new Set(answers.map((answer) => registrationIn(answer).id)).size).toBe(1);
      expect(await seatsHeld(database(), departure.id)).toBe(2);
    });

    test("refuses the token for another form", async () => {
      const departure = await addDeparture(database());
      const email = newEmail();
      const token = await proveEmail(server(), email);
      await submit(server(), formFor(departure, email), token);
      const other = await submit(server(), formFor(departure, email, { headcount: 3 }), token);
      expect(other).toMatchObject({ status: 403, body: { error_code: "verify_token_invalid" } });
    });
  });

  describe("refuses", () => {
    test.each([
      ["no token", undefined, {}],
      ["a token that nobody gave", "nonsense", {}],
    ])("%s", async (_name, token, others) => {
      const departure = await addDeparture(database());
      const answer = await submit(server(), formFor(departure, newEmail(), others), token);
      expect(answer).toMatchObject({ status: 403, body: { error_code: "verify_token_invalid" } });
    });

    test("a token for another e-mail, for another purpose, or too old", async () => {
      const departure = await addDeparture(database());
      const email = newEmail();
      const refused = { status: 403, body: { error_code: "verify_token_invalid" } };
      const token = await proveEmail(server(), email);
      expect(await submit(server(), formFor(departure, newEmail()), token)).toMatchObject(refused);
      const forEvents = await proveEmail(server(), newEmail(), "form-submit-event");
      expect(await submit(server(), formFor(departure, email), forEvents)).toMatchObject(refused);
      await sql`update verification_tokens set expires_at = now() where email = ${email}`.execute(
        database().kysely,
      );
      expect(await submit(server(), formFor(departure, email), token)).toMatchObject(refused);
      expect(await seatsHeld(database(), departure.id)).toBe(0);
    });

    const past = addDays(taipeiDay(), -1);
    test.each([
      ["closed by hand", { closed_at: new Date() }],
      ["cancelled", { cancelled_at: new Date() }],
      ["past its deadline", { registration_deadline: past }],
    ])("a departure that is %s", async (_name, others) => {
      const departure = await addDeparture(database(), others);
      expect(await registerAs(server(), departure)).toMatchObject({
        status: 409,
        body: { error_code: "departure_closed" },
      });
    });

    test("takes registrations on the last day itself", async () => {
      const departure = await addDeparture(database(), { registration_deadline: taipeiDay() });
      expect((await registerAs(server(), departure)).status).toBe(201);
    });

    test("a hidden tour, one not published, and a number that does not exist", async () => {
      const missing = { status: 404, body: { error_code: "not_found" } };
      const hidden = await addDeparture(database(), {}, { is_hidden: true });
      expect(await registerAs(server(), hidden)).toMatchObject(missing);
      const draft = await addDeparture(database(), {}, { published_at: null });
      expect(await registerAs(server(), draft)).toMatchObject(missing);
      expect(await registerAs(server(), { ...hidden, number: "NONE-1" })).toMatchObject(missing);
    });

    test("to oversell, even where code forgets to ask: the database itself says no", async () => {
      const departure = await addDeparture(database(), { seats_total: 2 });
      registrationIn(await registerAs(server(), departure));
      const raw = sql`insert into registrations (number, departure_id, state, headcount, name, mobile, email,
        price, amount, itinerary_version, contract_version, notice_version, snapshot)
        values ('RAW', ${departure.id}, 'pending', 1, 'x', '0912345678', 'x@example.test', 1, 1, 1, '1', '1', '{}')`;
      const error = await raw.execute(database().kysely).catch((reason: unknown) => reason);
      expect(isCheckViolation(error, "departures_never_oversold")).toBe(true);
      expect(await seatsHeld(database(), departure.id)).toBe(2);
    });

    test("never gives more seats than there are, however many come together", async () => {
      const departure = await addDeparture(database(), { seats_total: 7 });
      const emails = Array.from({ length: 8 }, () => newEmail());
      const tokens = await Promise.all(emails.map((email) => proveEmail(server(), email)));
      const answers = await Promise.all(
        emails.map((email, index) => submit(server(), formFor(departure, email), tokens[index])),
      );
      const states = answers.map((answer) => registrationIn(answer)["status"]);
      expect(states.filter((state) => state === "pending")).toHaveLength(3);
      const positions = answers.map((answer) => registrationIn(answer)["waitlist_position"]);
      expect(new Set(positions.filter((position) => position !== null))).toEqual(new Set([1, 2, 3, 4, 5]));
      expect(await seatsHeld(database(), departure.id)).toBe(6);
    });
  });

  describe("reads the headcount", () => {
    test.each([
      ["2位", 2],
      ["大人 3 位、小孩 1 位", 3],
      ["４人", 4],
      [5, 5],
    ])("%s", async (headcount, people) => {
      const departure = await addDeparture(database());
      expect(registrationIn(await registerAs(server(), departure, { headcount }))["headcount"]).toBe(people);
    });

    test.each(["", "兩位", "0", "11", "1000"])("refuses 「%s」", async (headcount) => {
      const departure = await addDeparture(database());
      const answer = await registerAs(server(), departure, { headcount });
      expect(answer).toMatchObject({ status: 422, body: { error_code: "validation_failed" } });
      expect(Object.keys(answer.body["errors"] as object)).toEqual(["headcount"]);
    });
  });

  test("names every field that is wrong", async () => {
    const wrong = {
      tour_group_number: "X",
      email: "nobody",
      mobile: "123",
      name: " ",
      headcount: "x",
      price: "a",
    };
    const answer = await submit(server(), wrong, "token");
    expect(answer).toMatchObject({ status: 422, body: { error_code: "validation_failed" } });
    expect(Object.keys(answer.body["errors"] as object).sort()).toEqual([
      "date_end",
      "date_start",
      "email",
      "headcount",
      "mobile",
      "name",
      "price",
    ]);
  });

  test("says so when the body cannot be read", async () => {
    expect(await statusOf(server(), "application/json", "{")).toBe(400);
    expect(await statusOf(server(), "text/plain", "x")).toBe(415);
  });
});
