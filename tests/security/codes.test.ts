/**
 * Codes under attack over HTTP, with the limits on: two server processes on PostgreSQL, and one on the
 * embedded database. Mails go to a real SMTP server; nothing is faked but the callers' addresses, which
 * come in X-Forwarded-For as a trusted proxy would write them.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send } from "../harness/booking.ts";
import { type Mailbox, openMailbox } from "../harness/mailbox.ts";
import { freshDatabase, testDatabaseUrl } from "../harness/postgres.ts";
import { startServer, temporaryFolder } from "../harness/servers.ts";

const V1 = "/backstage/api/v1";
const SETTINGS = { RATE_LIMIT: "on", TRUST_PROXY: "on", DEMO: "off" };
const verify_type = "form-submit-register";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());

describe.skipIf(!testDatabaseUrl)("two processes on PostgreSQL (set TEST_DATABASE_URL)", () => {
  const ending: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ending.toReversed()) await end();
  });
  attacks(async () => {
    const database = await freshDatabase();
    ending.push(() => database.drop());
    const bases: string[] = [];
    for (const _process of ["first", "second"]) {
      const folder = await temporaryFolder();
      const SECRET_KEY = "0123456789abcdef0123456789abcdef";
      const own = { DATABASE_URL: database.url, DATA_DIR: folder.path, SECRET_KEY, SMTP_URL: mailbox.url };
      const server = await startServer({ ...SETTINGS, ...own });
      ending.push(folder.remove, () => server.stop());
      bases.push(server.base);
    }
    return bases;
  });
});

describe("one process on the embedded database", () => {
  const ending: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ending.toReversed()) await end();
  });
  attacks(async () => {
    const folder = await temporaryFolder();
    const server = await startServer({ ...SETTINGS, DATA_DIR: folder.path, SMTP_URL: mailbox.url });
    ending.push(folder.remove, () => server.stop());
    return [server.base];
  });
});

function attacks(start: () => Promise<string[]>): void {
  let bases: string[] = [];
  beforeAll(async () => {
    bases = await start();
  });

  const base = (index: number) => bases[index % bases.length] ?? "";
  const from = (address: string) => ({ "X-Forwarded-For": address });
  /** A hundred callers, each at an address of its own, spread over the processes. */
  const together = <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => one(index)));

  async function codeMailedTo(email: string): Promise<string> {
    const mail = await mailbox.waitFor((one) => one.to?.[0]?.address === email);
    const code = /^(\d{6})/.exec(mail.subject ?? "")?.[1];
    if (!code) throw new Error(`no code in: ${mail.subject}`);
    return code;
  }

  it("a code bears five wrong tries, from however many addresses at once, and then not the right one", async () => {
    const email = `guess${bases.length}@example.test`;
    await send(base(0), `${V1}/sendVerifyCode`, { email, verify_type }, from("198.51.100.1"));
    const code = await codeMailedTo(email);
    const answers = await together(60, (index) => {
      const verify_code = String((Number(code) + 1 + index) % 1_000_000).padStart(6, "0");
      return send(
        base(index),
        `${V1}/verifyCode`,
        { email, verify_type, verify_code },
        from(`203.0.113.${index}`),
      );
    });
    const outcomes = answers.map(({ body }) => body.error_code);
    expect(outcomes.filter((outcome) => outcome === "verify_code_error")).toHaveLength(5);
    // The mailbox's own limit: 20 tries an hour, whoever tries.
    expect(outcomes.filter((outcome) => outcome === "verify_code_expired")).toHaveLength(15);
    expect(outcomes.filter((outcome) => outcome === "too_many_requests")).toHaveLength(40);
    const right = { email, verify_type, verify_code: code };
    expect((await send(base(1), `${V1}/verifyCode`, right, from("192.0.2.9"))).status).not.toBe(200);
  });

  it("a code is good for one token", async () => {
    const email = `once${bases.length}@example.test`;
    await send(base(0), `${V1}/sendVerifyCode`, { email, verify_type }, from("198.51.100.2"));
    const verify_code = await codeMailedTo(email);
    const answers = await together(12, (index) =>
      send(base(index), `${V1}/verifyCode`, { email, verify_type, verify_code }, from(`203.0.113.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("a mailbox gets six mails an hour, from however many addresses and spellings at once", async () => {
    const answers = await together(100, (index) => {
      const email = `bombed${bases.length}+${index}@example.test`;
      return send(base(index), `${V1}/sendVerifyCode`, { email, verify_type }, from(`10.0.${index}.1`));
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.filter(({ body }) => body.error_code === "too_many_requests")).toHaveLength(94);
  });

  it("an address sends thirty codes an hour, whatever it says of where it comes from", async () => {
    const answers = await together(60, (index) => {
      const email = `many${bases.length}x${index}@example.test`;
      return send(
        base(index),
        `${V1}/sendVerifyCode`,
        { email, verify_type },
        from(`10.1.1.${index}, 192.0.2.50`),
      );
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  });

  it("says how long to wait", async () => {
    const form = new FormData();
    form.set("email", `later${bases.length}@example.test`);
    form.set("verify_type", verify_type);
    const response = await fetch(`${base(0)}${V1}/sendVerifyCode`, {
      method: "POST",
      body: form,
      headers: from("192.0.2.50"),
    });
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
  });
}
