/** What strangers put into a registration: every field in every shape, and what comes of it in the mails. */
import { paths } from "@farpeak/contract/paths.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnBothDatabases } from "../../database/testing.ts";
import { post, useTestServer } from "../../testing-server.ts";
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

const CHINESE = /[\u4e00-\u9fff]/;
const SHAPES: unknown[] = [null, true, -1, 1.5, 1e21, {}, [], ["a", "b"], [[[]]], { toString: "x" }];
const TEXTS = ["", " ", "\0", "\ud800", "NaN", "Infinity", "1e400", "x".repeat(5000), "9".repeat(400)];

describeOnBothDatabases("hostile registrations", (database) => {
  const server = useTestServer(database);
  beforeAll(() => setUpSite(database()));

  const noticeOf = (id: number) =>
    database()
      .kysely.selectFrom("mails")
      .selectAll()
      .where("dedupe_key", "=", `registration-notice:${id}`)
      .executeTakeFirstOrThrow();

  test("whatever a field holds, the refusal is a sentence in Chinese about that field", async () => {
    const form = formFor(await addDeparture(database()), newEmail());
    for (const field of Object.keys(form)) {
      for (const value of [...SHAPES, ...TEXTS]) {
        const { status, body } = await submit(server(), { ...form, [field]: value }, "no token");
        expect([403, 422]).toContain(status);
        const errors = (body["errors"] ?? {}) as Record<string, string[]>;
        expect(Object.keys(errors)).toEqual(status === 422 ? [field] : []);
        for (const sentence of Object.values(errors).flat()) expect(sentence).toMatch(CHINESE);
      }
    }
  });

  test.each([-3, 1.5, 1e21])(
    "a headcount that is the number %d is not read as its first digits",
    async (headcount) => {
      const answer = await registerAs(server(), await addDeparture(database()), { headcount });
      expect(answer).toMatchObject({ status: 422, body: { error_code: "validation_failed" } });
      expect(Object.keys(answer.body["errors"] as object)).toEqual(["headcount"]);
    },
  );

  test.each([
    ["nothing to see", "\u200b\u2060\ufeff\u3164"],
    ["only marks", "．。!？"],
    ["only joiners", "\u200d\u200c"],
  ])("a name needs a letter: %s", async (_what, name) => {
    const answer = await registerAs(server(), await addDeparture(database()), { name });
    expect(answer).toMatchObject({ status: 422, body: { errors: { name: ["請填寫姓名"] } } });
  });

  test("what turns the direction of a text or hides in it stays out of the record", async () => {
    const name = "王\u202e小\u200b美\u2066\r\nBcc: victim@example.test\u0007";
    const suggestion = "吃素\r\n靠窗\u202e\u0000\u001b[31m";
    const answer = await registerAs(server(), await addDeparture(database()), { name, suggestion });
    const { id } = registrationIn(answer);
    const { rows } = await sql<{ name: string; suggestion: string }>`select name, suggestion
      from registrations where id = ${id}`.execute(database().kysely);
    expect(rows).toEqual([{ name: "王小美 Bcc: victim@example.test", suggestion: "吃素\r\n靠窗[31m" }]);
  });

  test("rare characters of real names stay as they are", async () => {
    // A family emoji is joined, 辻 has a variant, 𠮷 is beyond the first plane.
    const name = "𠮷田 辻\u{e0100} O’Brien-Žižek 👨\u200d👩\u200d👧";
    const answer = await registerAs(server(), await addDeparture(database()), { name });
    expect(registrationIn(answer)["name"]).toBe(name);
  });

  test("script is text in every mail", async () => {
    const hostile = `<script>alert(1)</script><img src=x onerror=alert(2)>"'{{link}}&lt;b&gt;`;
    const answer = await registerAs(server(), await addDeparture(database()), {
      name: hostile.slice(0, 60),
      suggestion: hostile,
    });
    const notice = await noticeOf(registrationIn(answer).id);
    expect(notice.html).not.toMatch(/<script|<img src=x/);
    expect(notice.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(notice.text).toContain(hostile);
    expect(notice.subject).not.toMatch(/[\r\n<]/);
  });

  describe("the token", () => {
    test("is good for one record, though twenty ask at once with two bodies", async () => {
      const departure = await addDeparture(database(), { seats_total: 30 });
      const email = newEmail();
      const token = await proveEmail(server(), email);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          submit(server(), formFor(departure, email, { headcount: index % 2 ? "2" : "3" }), token),
        ),
      );
      const made = answers.filter(({ status }) => status === 201).map((answer) => registrationIn(answer).id);
      expect(new Set(made).size).toBe(1);
      expect(made).toHaveLength(10);
      const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => body["error_code"]);
      expect(refused).toEqual(Array(10).fill("verify_token_invalid"));
      expect([2, 3]).toContain(await seatsHeld(database(), departure.id));
    });

    test("belongs to the mailbox however its letters are written, and to no other", async () => {
      const departure = await addDeparture(database());
      const email = newEmail();
      const token = await proveEmail(server(), email);
      const others = [email.replace("@", "+1@"), `${email}.tw`, email.replace("v", "ｖ"), `${email}\n`];
      for (const other of others.slice(0, 3))
        expect((await submit(server(), formFor(departure, other), token)).status).not.toBe(201);
      const answer = await submit(server(), formFor(departure, ` ${email.toUpperCase()}\n`), token);
      expect(registrationIn(answer)["email"]).toBe(email);
    });

    test("answers a retry with the first record, though the tour was hidden meanwhile", async () => {
      const departure = await addDeparture(database());
      const email = newEmail();
      const token = await proveEmail(server(), email);
      const form = formFor(departure, email);
      const first = registrationIn(await submit(server(), form, token));
      await sql`update tours set is_hidden = true where id = ${departure.tourId}`.execute(database().kysely);
      expect(registrationIn(await submit(server(), form, token))).toEqual(first);
      const another = await registerAs(server(), departure);
      expect(another).toMatchObject({ status: 404, body: { error_code: "not_found" } });
    });
  });

  test("a code is given for one token, though twenty ask at once", async () => {
    const email = newEmail();
    const verify_type = "form-submit-register";
    await post(server(), paths.sendVerifyCode, { email, verify_type });
    const { rows } = await sql<{ text: string }>`select text from mails where to_address = ${email}`.execute(
      database().kysely,
    );
    const verify_code = /^\d{6}$/m.exec(rows[0]?.text ?? "")?.[0];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(server(), paths.verifyCode, { email, verify_type, verify_code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("five wrong codes at most are tried, though sixty guess at once", async () => {
    const email = newEmail();
    const verify_type = "form-submit-register";
    await post(server(), paths.sendVerifyCode, { email, verify_type });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, guess) =>
        post(server(), paths.verifyCode, { email, verify_type, verify_code: String(guess).padStart(6, "0") }),
      ),
    );
    const tried = answers.filter(({ body }) => body["error_code"] === "verify_code_error");
    // One in 16,667 runs guesses it.
    expect(tried).toHaveLength(5);
  });
});
