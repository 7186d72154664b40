/**
 * 40 parties of two race for one departure, over 20 rounds: through two server processes on
 * PostgreSQL, and through one on the embedded database. Mails go to a real SMTP server.
 */
import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { departure, register, type RegistrationAnswer, sendCode, verify } from "../harness/booking.ts";
import { type Mailbox, openMailbox } from "../harness/mailbox.ts";
import { freshDatabase, type FreshDatabase, testDatabaseUrl } from "../harness/postgres.ts";
import { type RunningServer, startServer, temporaryFolder } from "../harness/servers.ts";

const PARTIES = 40;
const ROUNDS = 20;
const SECRET = "0123456789abcdef0123456789abcdef";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());

/** An address with a code mailed and checked: ready to register. */
async function readyParty(base: string, email: string): Promise<string> {
  const sent = await sendCode(base, email);
  expect(sent.body.message).toBe("success");
  const mail = await mailbox.waitFor(
    (one) => one.to?.[0]?.address === email && /驗證碼/.test(one.subject ?? ""),
    60_000,
  );
  const code = /\b(\d{6})\b/.exec(mail.text ?? "")?.[1] ?? "";
  return verify(base, email, code);
}

interface Outcome {
  status: string;
  position: number | null;
}

/** One round: everybody registers at once; who got what. */
async function race(bases: readonly string[], departureId: number, round: string): Promise<Outcome[]> {
  const facts = (await departure(bases[0] ?? "", departureId)).body.data.data;
  const parties = Array.from({ length: PARTIES }, (_, index) => `${round}-${index}@example.com`);
  const tokens = await Promise.all(
    parties.map((email, index) => readyParty(bases[index % bases.length] ?? "", email)),
  );
  const answers = await Promise.all(
    parties.map((email, index) =>
      register(bases[index % bases.length] ?? "", facts, { email, headcount: 2, token: tokens[index] ?? "" }),
    ),
  );
  return answers.map(({ status, body }) => {
    expect({ status, message: body.message }).toEqual({ status: 201, message: "success" });
    const { data } = body.data satisfies RegistrationAnswer;
    return { status: data.status, position: data.waitlist_position };
  });
}

/**
 * floor(n/2) parties hold seats, the others wait, each in a place of its own, without a gap, behind
 * those who waited before.
 */
function expectRightOutcome(outcomes: readonly Outcome[], seats: number, waitedBefore: number): void {
  const held = outcomes.filter((one) => one.status === "pending");
  const places = outcomes.filter((one) => one.status === "waitlisted").map((one) => one.position ?? 0);
  expect(held).toHaveLength(Math.floor(seats / 2));
  expect(places.sort((a, b) => a - b)).toEqual(
    Array.from({ length: PARTIES - held.length }, (_, index) => waitedBefore + index + 1),
  );
}

/** Seats differ from round to round, odd ones too. */
const seatsOf = (round: number) => 7 + ((round * 11) % 50);

async function expectSeatsLeft(base: string, id: number, left: number): Promise<void> {
  const { seats_left } = (await departure(base, id)).body.data.data;
  expect(seats_left).toBe(left);
}

describe.skipIf(!testDatabaseUrl)(
  `two processes on PostgreSQL${testDatabaseUrl ? "" : ": skipped, TEST_DATABASE_URL names no server"}`,
  () => {
    let database: FreshDatabase;
    let servers: RunningServer[] = [];
    const folders: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      database = await freshDatabase();
      const folder = await temporaryFolder();
      folders.push(folder.remove);
      const env = {
        DATABASE_URL: database.url,
        SECRET_KEY: SECRET,
        SMTP_URL: mailbox.url,
        DEMO: "on",
        DATA_DIR: folder.path,
      };
      // The first loads the demo agency; the second finds it there.
      servers = [await startServer(env)];
      servers.push(await startServer(env));
    });
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await database.drop();
      await Promise.all(folders.map((remove) => remove()));
    });

    it(`oversells nothing over ${ROUNDS} rounds`, async () => {
      const bases = servers.map((server) => server.base);
      for (let round = 0; round < ROUNDS; round += 1) {
        const seats = seatsOf(round);
        const id = await emptyDeparture(database.client, seats);
        expectRightOutcome(await race(bases, id, `pg${round}`), seats, 0);
        const { rows } = await database.client.query<{ held: number; id: number }>(
          "select coalesce(sum(headcount) filter (where state = 'pending'), 0)::int as held from registrations where departure_id = $1",
          [id],
        );
        expect(rows[0]?.held).toBe(2 * Math.floor(seats / 2));
        // The other process too, within a second.
        await expect
          .poll(async () => (await departure(bases[1] ?? "", id)).body.data.data.seats_left, {
            timeout: 5000,
          })
          .toBe(seats % 2);
        await expectSeatsLeft(bases[0] ?? "", id, seats % 2);
      }
    }, 600_000);
  },
);

/** A departure nobody has registered for, with so many seats. */
async function emptyDeparture(client: Client, seats: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into departures (tour_id, tour_group_number, date_start, date_end, price, deposit, seats_total,
       minimum_group_size, registration_deadline, decision_date)
     select t.id, 'RACE-' || nextval('registrations_id_seq'), current_date + 120, current_date + 127, 39900, 5000, $1, 10,
       current_date + 100, current_date + 100
     from tours t where not t.is_hidden order by t.id limit 1 returning id`,
    [seats],
  );
  return rows[0]?.id ?? 0;
}

describe("one process on the embedded database", () => {
  let server: RunningServer;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const folder = await temporaryFolder();
    remove = folder.remove;
    server = await startServer({ DATA_DIR: folder.path, SMTP_URL: mailbox.url });
  });
  afterAll(async () => {
    await server.stop();
    await remove();
  });

  it(`oversells nothing over ${ROUNDS} rounds`, async () => {
    // The demo's own departures: open ones with few enough seats that some parties must wait.
    const list = await fetch(`${server.base}/backstage/api/v1/tour-groups?pre_page=100&page=3`);
    const { data } = (
      (await list.json()) as { data: { data: { id: number; seats_left: number; status: string }[] } }
    ).data;
    const open = data.filter((one) => ["open", "few_left"].includes(one.status)).slice(0, ROUNDS);
    expect(open).toHaveLength(ROUNDS);
    for (const [round, { id, seats_left: seats }] of open.entries()) {
      const outcomes = await race([server.base], id, `em${round}`);
      // Large parties of the demo may wait already for more seats than are left: few, and in front.
      const first = Math.min(...outcomes.flatMap((one) => one.position ?? []));
      expect(first).toBeLessThanOrEqual(5);
      expectRightOutcome(outcomes, seats, first - 1);
      await expectSeatsLeft(server.base, id, seats % 2);
    }
  }, 600_000);
});
