/**
 * kill -9 in the middle of a rush: what was acknowledged is there after the restart, and its mails go
 * out, once. A crash between the mail server's yes and our note of it makes the same mail go out again
 * with the same Message-ID; so mails are told apart by that, as mail programs do.
 */
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { departure, type DepartureFacts, register, sendCode, verify } from "../harness/booking.ts";
import { type Mailbox, openMailbox } from "../harness/mailbox.ts";
import { freshDatabase, type FreshDatabase, testDatabaseUrl } from "../harness/postgres.ts";
import { type RunningServer, startServer, temporaryFolder } from "../harness/servers.ts";

const PARTIES = 24;
/** So many acknowledged registrations, and the process is killed. */
const KILL_AFTER = 9;

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());

interface Party {
  email: string;
  token: string;
  number?: string;
}

async function readyParties(base: string, name: string): Promise<Party[]> {
  const emails = Array.from({ length: PARTIES }, (_, index) => `${name}-${index}@example.com`);
  await Promise.all(emails.map((email) => sendCode(base, email)));
  return Promise.all(
    emails.map(async (email) => {
      const mail = await mailbox.waitFor(
        (one) => one.to?.[0]?.address === email && /驗證碼/.test(one.subject ?? ""),
        60_000,
      );
      const code = /\b(\d{6})\b/.exec(mail.text ?? "")?.[1] ?? "";
      return { email, token: await verify(base, email, code) };
    }),
  );
}

async function openDeparture(base: string): Promise<DepartureFacts> {
  const response = await fetch(`${base}/backstage/api/v1/tour-groups?pre_page=100&page=2`);
  const { data } = ((await response.json()) as { data: { data: DepartureFacts[] } }).data;
  const found = data.find((one) => one.status === "open" && one.seats_left > 3);
  if (!found) throw new Error("the demo has no open departure");
  return found;
}

/** Everybody registers; the server is killed as soon as some have their answer. */
async function rushAndKill(server: RunningServer, facts: DepartureFacts, parties: Party[]): Promise<void> {
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  await Promise.allSettled(
    parties.map(async (party) => {
      const { status, body } = await register(server.base, facts, { ...party, headcount: 1 });
      if (status !== 201) return;
      party.number = body.data.data.number;
      acknowledged += 1;
      if (acknowledged === KILL_AFTER) killed = server.kill();
    }),
  );
  await killed;
  expect(acknowledged).toBeGreaterThanOrEqual(KILL_AFTER);
}

async function expectNothingLost(
  server: RunningServer,
  facts: DepartureFacts,
  parties: Party[],
): Promise<void> {
  for (const party of parties.filter((one) => one.number !== undefined)) {
    // The same token with the same form answers the record that was acknowledged.
    const { status, body } = await register(server.base, facts, { ...party, headcount: 1 });
    expect({ status, number: body.data.data.number }).toEqual({ status: 201, number: party.number });
    const isReceipt = (mail: Email) =>
      mail.to?.[0]?.address === party.email && (mail.text ?? "").includes(party.number ?? "");
    await mailbox.waitFor(isReceipt, 120_000);
    expect(new Set(mailbox.mails.filter(isReceipt).map((mail) => mail.messageId)).size).toBe(1);
  }
  // Whoever got no answer tries again and has one place, not two.
  for (const party of parties.filter((one) => one.number === undefined)) {
    const { status } = await register(server.base, facts, { ...party, headcount: 1 });
    expect(status).toBe(201);
  }
  const after = (await departure(server.base, facts.id)).body.data.data;
  expect(after.seats_left).toBe(Math.max(0, facts.seats_left - PARTIES));
}

async function crash(env: Record<string, string>, name: string): Promise<void> {
  const first = await startServer(env);
  const facts = await openDeparture(first.base);
  const parties = await readyParties(first.base, name);
  await rushAndKill(first, facts, parties);
  const second = await startServer(env);
  try {
    await expectNothingLost(second, facts, parties);
  } finally {
    await second.stop();
  }
}

describe("kill -9 on the embedded database", () => {
  it("loses nothing acknowledged, and its mails go out once", async () => {
    const folder = await temporaryFolder();
    try {
      await crash({ DATA_DIR: folder.path, SMTP_URL: mailbox.url }, "embedded");
    } finally {
      await folder.remove();
    }
  }, 600_000);
});

describe.skipIf(!testDatabaseUrl)(
  `kill -9 on PostgreSQL${testDatabaseUrl ? "" : ": skipped, TEST_DATABASE_URL names no server"}`,
  () => {
    let database: FreshDatabase;
    beforeAll(async () => {
      database = await freshDatabase();
    });
    afterAll(() => database.drop());

    it("loses nothing acknowledged, and its mails go out once", async () => {
      const folder = await temporaryFolder();
      const env = {
        DATABASE_URL: database.url,
        SECRET_KEY: "0123456789abcdef0123456789abcdef",
        SMTP_URL: mailbox.url,
        DEMO: "on",
        DATA_DIR: folder.path,
      };
      try {
        await crash(env, "postgres");
      } finally {
        await folder.remove();
      }
    }, 600_000);
  },
);
