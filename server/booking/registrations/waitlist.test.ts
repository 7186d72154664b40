import { beforeAll, expect, test } from "vitest";
import { describeOnBothDatabases } from "../../database/testing.ts";
import { ApiError } from "../../http/api-error.ts";
import { useTestServer } from "../../testing-server.ts";
import {
  addDeparture,
  registerAs,
  registrationIn,
  seatsHeld,
  setUpSite,
  type TestDeparture,
} from "./testing-departures.ts";
import { cancelRegistration, changeSeats } from "./waitlist.service.ts";

const STAFF = { kind: "administrator", id: 1 } as const;

describeOnBothDatabases("the waitlist", (database) => {
  const server = useTestServer(database);
  beforeAll(() => setUpSite(database()));

  /** Registers parties one after another. */
  const registerAll = async (departure: TestDeparture, headcounts: number[]) => {
    const made = [];
    for (const headcount of headcounts) {
      made.push(registrationIn(await registerAs(server(), departure, { headcount })));
    }
    return made;
  };
  const statesOf = async (departure: TestDeparture): Promise<string[]> => {
    const rows = await database()
      .kysely.selectFrom("registrations")
      .select("state")
      .where("departure_id", "=", departure.id)
      .orderBy("id")
      .execute();
    return rows.map(({ state }) => state);
  };
  const mailsOf = async (template: string, ids: number[]): Promise<number> => {
    const keys = ids.map((id) => `${template}:${id}`);
    const rows = await database()
      .kysely.selectFrom("mails")
      .select("id")
      .where("dedupe_key", "in", keys)
      .execute();
    return rows.length;
  };
  const cancel = (id: number) => cancelRegistration(server().context, id, STAFF);

  test("gives places in the order of arrival and says that no seat is held", async () => {
    const departure = await addDeparture(database(), { seats_total: 3 });
    const made = await registerAll(departure, [2, 2, 1, 3]);
    expect(made.map((party) => [party["status"], party["waitlist_position"]])).toEqual([
      ["pending", null],
      ["waitlisted", 1],
      ["pending", null],
      ["waitlisted", 2],
    ]);
    expect(await seatsHeld(database(), departure.id)).toBe(3);
    const mail = await database()
      .kysely.selectFrom("mails")
      .select("text")
      .where("dedupe_key", "=", `registration-waitlisted:${made[3]?.id}`)
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain("候補第 2 順位");
    expect(mail.text).toContain("尚未為您保留席次");
    expect(mail.text).not.toContain("已為您保留");
  });

  test("moves up past a first party that does not fit, which keeps its place", async () => {
    const departure = await addDeparture(database(), { seats_total: 4 });
    const made = await registerAll(departure, [2, 2, 4, 2, 1]);
    await cancel(made[0]?.id ?? 0);
    expect(await statesOf(departure)).toEqual([
      "cancelled",
      "pending",
      "waitlisted",
      "pending",
      "waitlisted",
    ]);
    expect(await seatsHeld(database(), departure.id)).toBe(4);
    expect(await mailsOf("waitlist-moved-up", [made[3]?.id ?? 0])).toBe(1);
    await cancel(made[1]?.id ?? 0);
    await cancel(made[3]?.id ?? 0);
    expect(await statesOf(departure)).toEqual([
      "cancelled",
      "cancelled",
      "waitlisted",
      "cancelled",
      "pending",
    ]);
    await cancel(made[4]?.id ?? 0);
    expect(await statesOf(departure)).toEqual([
      "cancelled",
      "cancelled",
      "pending",
      "cancelled",
      "cancelled",
    ]);
    expect(await seatsHeld(database(), departure.id)).toBe(4);
  });

  test("gives seats back once, however often and at once it is cancelled", async () => {
    const departure = await addDeparture(database(), { seats_total: 5 });
    const [first, second] = await registerAll(departure, [2, 3]);
    await Promise.all([cancel(first?.id ?? 0), cancel(first?.id ?? 0), cancel(first?.id ?? 0)]);
    await cancel(first?.id ?? 0);
    expect(await seatsHeld(database(), departure.id)).toBe(3);
    expect(await statesOf(departure)).toEqual(["cancelled", "pending"]);
    const audit = await database()
      .kysely.selectFrom("audit_log")
      .select("id")
      .where("record_kind", "=", "registration")
      .where("action", "=", "cancel")
      .where("record_id", "in", [first?.id ?? 0, second?.id ?? 0])
      .execute();
    expect(audit).toHaveLength(1);
  });

  test("gives no seats back for a party that only waited", async () => {
    const departure = await addDeparture(database(), { seats_total: 2 });
    const made = await registerAll(departure, [2, 2]);
    await cancel(made[1]?.id ?? 0);
    expect(await seatsHeld(database(), departure.id)).toBe(2);
  });

  test("moves up when seats are added, with one mail each, and refuses to take held ones away", async () => {
    const departure = await addDeparture(database(), { seats_total: 2 });
    const made = await registerAll(departure, [2, 2, 2]);
    await changeSeats(server().context, departure.id, 6, STAFF);
    expect(await statesOf(departure)).toEqual(["pending", "pending", "pending"]);
    expect(
      await mailsOf(
        "waitlist-moved-up",
        made.map(({ id }) => id),
      ),
    ).toBe(2);
    const fewer = changeSeats(server().context, departure.id, 5, STAFF);
    await expect(fewer).rejects.toMatchObject({ code: "in_use" });
    expect(await seatsHeld(database(), departure.id)).toBe(6);
  });

  test("does not know a registration that is not there", async () => {
    await expect(cancel(2_000_000)).rejects.toBeInstanceOf(ApiError);
  });
});
