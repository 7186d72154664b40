import { paths } from "@farpeak/contract/paths.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { codeFor, newEmail } from "../booking/registrations/testing-departures.ts";
import { describeOnBothDatabases } from "../database/testing.ts";
import { type BodyKind, post, useTestServer } from "../testing-server.ts";

const verify_type = "form-submit-register";
/** Surely not the code. */
const other = (code: string): string => (code === "000000" ? "000001" : "000000");
const ascending = (a: number, b: number): number => a - b;

describeOnBothDatabases("proving an e-mail", (database) => {
  const server = useTestServer(database);
  const send = (email: string, type = verify_type) =>
    post(server(), paths.sendVerifyCode, { email, verify_type: type });
  const verify = (email: string, verify_code: string, type = verify_type) =>
    post(server(), paths.verifyCode, { email, verify_code, verify_type: type });
  const age = (email: string, seconds: number) =>
    sql`update verification_codes set sent_at = sent_at - make_interval(secs => ${seconds}),
      expires_at = expires_at - make_interval(secs => ${seconds}) where email = ${email}`.execute(
      database().kysely,
    );
  describe("sendVerifyCode", () => {
    test("mails one code and says how long it holds", async () => {
      const email = newEmail();
      const answer = await send(email);
      expect(answer).toMatchObject({ status: 200, body: { data: { expires_in: 600, resend_after: 60 } } });
      expect(await codeFor(database(), email)).toMatch(/^\d{6}$/);
    });

    test("keeps no code in the clear", async () => {
      const email = newEmail();
      await send(email);
      const code = await codeFor(database(), email);
      const row = await sql<{ code_hash: string }>`select code_hash from verification_codes
        where email = ${email}`.execute(database().kysely);
      expect(row.rows[0]?.code_hash).not.toContain(code);
    });

    test("refuses a second one within a minute, then replaces the first", async () => {
      const email = newEmail();
      await send(email);
      const first = await codeFor(database(), email);
      const early = await send(email);
      expect(early).toMatchObject({ status: 409, body: { error_code: "verify_code_already_sent" } });
      expect((early.body["data"] as { retry_after: number }).retry_after).toBeGreaterThan(55);
      await age(email, 61);
      expect((await send(email)).status).toBe(200);
      const second = await codeFor(database(), email);
      const stale = first === second ? other(second) : first;
      expect((await verify(email, stale)).status).toBe(422);
      expect((await verify(email, second)).status).toBe(200);
    });

    test("sends one of two that are asked for together", async () => {
      const email = newEmail();
      const answers = await Promise.all([send(email), send(email)]);
      expect(answers.map(({ status }) => status).sort(ascending)).toEqual([200, 409]);
    });

    test.each([
      [{ email: "nobody", verify_type }, "email"],
      [{ email: "a@example.test", verify_type: "other" }, "verify_type"],
      [{ verify_type }, "email"],
    ])("refuses %j", async (form, field) => {
      const answer = await post(server(), paths.sendVerifyCode, form);
      expect(answer).toMatchObject({ status: 422, body: { error_code: "validation_failed" } });
      expect(Object.keys(answer.body["errors"] as object)).toEqual([field]);
    });
  });

  describe("verifyCode", () => {
    test.each(["json", "urlencoded", "multipart"] satisfies BodyKind[])("gives a token, %s", async (kind) => {
      const email = newEmail();
      await post(server(), paths.sendVerifyCode, { email, verify_type }, {}, kind);
      const verify_code = await codeFor(database(), email);
      const answer = await post(server(), paths.verifyCode, { email, verify_type, verify_code }, {}, kind);
      expect(answer.status).toBe(200);
      expect((answer.body["data"] as { data: string }).data).toMatch(/^[\w-]{43}$/);
    });

    test("takes full-width digits, and the code once only", async () => {
      const email = newEmail();
      await send(email);
      const code = await codeFor(database(), email);
      const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
      expect((await verify(email, wide)).status).toBe(200);
      expect(await verify(email, code)).toMatchObject({
        status: 422,
        body: { error_code: "verify_code_error" },
      });
    });

    test("refuses a wrong code, and after five wrong ones the right one too", async () => {
      const email = newEmail();
      await send(email);
      const code = await codeFor(database(), email);
      for (let time = 0; time < 5; time++) {
        const answer = await verify(email, other(code));
        expect(answer).toMatchObject({ status: 422, body: { error_code: "verify_code_error" } });
      }
      expect(await verify(email, code)).toMatchObject({
        status: 422,
        body: { error_code: "verify_code_expired" },
      });
    });

    test("refuses one that is too old, for another purpose, or of another e-mail", async () => {
      const email = newEmail();
      await send(email);
      const code = await codeFor(database(), email);
      const wrong = { status: 422, body: { error_code: "verify_code_error" } };
      expect(await verify(email, code, "form-submit-event")).toMatchObject(wrong);
      expect(await verify(newEmail(), code)).toMatchObject(wrong);
      await age(email, 601);
      expect(await verify(email, code)).toMatchObject({
        status: 422,
        body: { error_code: "verify_code_expired" },
      });
    });

    test.each(["", "12345", "abcdef"])("asks for six digits, not 「%s」", async (code) => {
      expect(await verify(newEmail(), code)).toMatchObject({
        status: 422,
        body: { errors: { verify_code: ["請輸入 6 位數驗證碼"] } },
      });
    });
  });
});
