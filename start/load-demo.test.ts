/** The demo agency in a real database, seen with the server's own rules. Only the disk of the database is left out. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOME_SECTION_KINDS } from "@farpeak/contract/stories.ts";
import {
  type DepartureFacts,
  departureStatus,
  formation,
} from "@farpeak/server/catalog/departures/departure-state.ts";
import type { Database } from "@farpeak/server/database/connection.ts";
import { openEmbeddedTestDatabase } from "@farpeak/server/database/testing.ts";
import { readSiteSettings } from "@farpeak/server/stories/site/site.service.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDemoWhereEmpty } from "./load-demo.ts";

const TODAY = "2026-11-21";
let db: Database;
let dataDir: string;
const said: string[] = [];

/** The load needs no more of the settings than the folder of the pictures. */
function context() {
  return { db, settings: { dataDir } };
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "farpeak-demo-"));
  db = await openEmbeddedTestDatabase();
  await loadDemoWhereEmpty(context(), (text) => said.push(text), TODAY);
});
afterAll(async () => {
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function futureDepartures(): Promise<DepartureFacts[]> {
  return db.kysely
    .selectFrom("departures as d")
    .innerJoin("tours as t", "t.id", "d.tour_id")
    .selectAll("d")
    .where("t.is_hidden", "=", false)
    .where("d.date_start", ">", TODAY)
    .execute();
}

function shares(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1 / values.length;
  return counts;
}

describe("the loaded agency", () => {
  it("may be registered for in believable shares", async () => {
    const facts = await futureDepartures();
    expect(facts.length).toBeGreaterThanOrEqual(900);
    const found = shares(facts.map((each) => departureStatus(each, TODAY)));
    expect(found["open"]).toBeCloseTo(0.58, 1);
    expect(found["few_left"]).toBeCloseTo(0.17, 1);
    for (const [status, low, high] of [
      ["waitlist", 0.06, 0.11],
      ["closed", 0.08, 0.14],
      ["cancelled", 0.03, 0.05],
    ] as const) {
      expect(found[status]).toBeGreaterThan(low);
      expect(found[status]).toBeLessThan(high);
    }
  });

  it("is formed, nearly formed and forming", async () => {
    const registrable = (await futureDepartures()).filter((each) =>
      ["open", "few_left", "waitlist"].includes(departureStatus(each, TODAY)),
    );
    const found = shares(registrable.map(formation));
    expect(found["formed"]).toBeGreaterThan(0.2);
    expect(found["nearly_formed"]).toBeGreaterThan(0.08);
    expect(found["forming"]).toBeGreaterThan(0.3);
  });

  it("counts the seats that its registrations hold", async () => {
    const { rows } = await db.pool.query(`select d.tour_group_number from departures d
      left join registrations r on r.departure_id = d.id and r.state in ('pending','confirmed','completed')
      group by d.id having d.seats_held <> coalesce(sum(r.headcount), 0)`);
    expect(rows).toEqual([]);
    const held = await db.kysely
      .selectFrom("departures")
      .select((q) => q.fn.sum("seats_held").as("sum"))
      .executeTakeFirstOrThrow();
    expect(Number(held.sum)).toBeGreaterThan(5000);
  });

  it("has site settings that the contract takes", async () => {
    const site = await readSiteSettings(db.kysely);
    expect(site?.offices).toHaveLength(3);
    expect(site?.menu.length).toBeGreaterThanOrEqual(4);
  });

  it("has a home page, banners and a picture for each of them", async () => {
    const sections = await db.kysely.selectFrom("home_sections").selectAll().orderBy("sort").execute();
    expect(sections.map(({ kind }) => kind)).toEqual(HOME_SECTION_KINDS);
    const { rows: missing } = await db.pool.query(`select item->>'title' as title from home_sections s,
      jsonb_array_elements(s.items) item where not exists (select from media where id = (item->>'media_id')::int)`);
    expect(missing).toEqual([]);
    const originals = await readdir(join(dataDir, "media", "originals"));
    const { length } = await db.kysely.selectFrom("media").select("key").execute();
    expect(originals).toHaveLength(length);
    expect(length).toBeGreaterThan(900);
  });

  it("goes on with ids after its own", async () => {
    const registration = { kind: "event" as const, name: "試" };
    const { id } = await db.kysely
      .insertInto("tags")
      .values(registration)
      .returning("id")
      .executeTakeFirstOrThrow();
    const { count } = await db.kysely
      .selectFrom("tags")
      .select((q) => q.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    expect(id).toBe(Number(count));
  });

  it("says what it does, and is not loaded twice", async () => {
    expect(said[0]).toContain("The database is empty");
    expect(said.at(-1)).toMatch(/The demo agency is there: \d+ tours/);
    const before = said.length;
    await loadDemoWhereEmpty(context(), (text) => said.push(text), TODAY);
    expect(said).toHaveLength(before);
  });
});

describe("a load that breaks off", () => {
  it("leaves no agency behind, and the next one loads it whole", async () => {
    const other = await openEmbeddedTestDatabase();
    try {
      // As a crash would: the last table of the load refuses its rows.
      await other.pool.query("alter table home_sections add constraint breaks check (sort < 50)");
      const settings = { dataDir };
      await expect(loadDemoWhereEmpty({ db: other, settings }, () => {}, TODAY)).rejects.toThrow("breaks");
      const { rows } = await other.pool.query("select count(*) as tours from tours");
      expect(Number(rows[0]?.["tours"])).toBe(0);
      await other.pool.query("alter table home_sections drop constraint breaks");
      await loadDemoWhereEmpty({ db: other, settings }, () => {}, TODAY);
      const { rows: after } = await other.pool.query("select count(*) as sections from home_sections");
      expect(Number(after[0]?.["sections"])).toBe(HOME_SECTION_KINDS.length);
    } finally {
      await other.close();
    }
  });
});
