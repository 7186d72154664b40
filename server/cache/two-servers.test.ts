/**
 * What two whole servers on one database keep in their page caches while one of them writes. On the
 * embedded database there can be only one process; there both are in this one.
 */
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { departureDetail } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import { one, success } from "@farpeak/contract/wire.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createServer, type Server } from "../create-server.ts";
import { type Database, openDatabase } from "../database/connection.ts";
import { describeOnBothDatabases } from "../database/testing.ts";
import { silentLogger } from "../log.ts";
import { DEPARTURES, fillCatalogue, holdSeats, TOURS } from "../testing-catalogue.ts";
import { QUICK, testSettings } from "../testing-server.ts";

const path = paths.departure(DEPARTURES.open);

/** The seats left as a visitor of this server sees them, through its cache. */
async function seatsLeft({ cache, api }: Server): Promise<number> {
  const answer = await cache.getOrFill(path, async () => {
    let tags: readonly string[] | null = null;
    const response = await api.fetch(new Request(`http://farpeak.test${path}`), {
      collectTags: (found: readonly string[]) => (tags = found),
    });
    return { response, tags };
  });
  if (answer instanceof Response) throw new Error(`not kept: ${answer.status}`);
  return success(one(departureDetail)).parse(JSON.parse(answer.body.toString())).data.data.seats_left;
}

function takeSeats(server: Server, headcount: number, fail = false): Promise<void> {
  return server.context.changes.write(async (trx, touch) => {
    await holdSeats(trx, DEPARTURES.open, headcount);
    touch(`departure:${DEPARTURES.open}`, `tour:${TOURS.kyoto}`);
    if (fail) throw new Error("no");
  });
}

describeOnBothDatabases("two servers", (database) => {
  let here: Server;
  let there: Server;
  let other: Database | undefined;
  beforeAll(async () => {
    await fillCatalogue(database());
    if (database().kind === "postgres") other = await sameDatabase(database());
    const settings = testSettings(tmpdir());
    here = createServer(database(), settings, silentLogger, { jobTimes: QUICK });
    there = createServer(other ?? database(), settings, silentLogger, { jobTimes: QUICK });
    await here.start();
    await there.start();
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
    await other?.close();
  });

  it("show a seat taken: here at once, there within a second", async () => {
    expect([await seatsLeft(here), await seatsLeft(there)]).toEqual([20, 20]);
    await takeSeats(here, 3);
    expect(await seatsLeft(here)).toBe(17);
    await vi.waitFor(async () => expect(await seatsLeft(there)).toBe(17), { timeout: 1000, interval: 10 });
  });
  it("keep what they have when nothing was committed", async () => {
    // The look each second tells the tests' earlier changes once more: let it pass.
    await sleep(2500);
    await seatsLeft(here);
    const kept = here.cache.get(path);
    await expect(takeSeats(here, 4, true)).rejects.toThrow("no");
    expect(here.cache.get(path)).toBe(kept);
    expect(kept).toBeDefined();
  });
  it("keep what they have when something else changed", async () => {
    const kept = here.cache.get(path);
    await here.context.changes.write(async (_, touch) => touch("post:1", "tour:2"));
    expect(here.cache.get(path)).toBe(kept);
  });
});

/** The same database over connections of its own, as another process has it. */
async function sameDatabase({ pool }: Database): Promise<Database> {
  const { rows } = await pool.query<{ name: string }>("select current_database() as name");
  const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  url.pathname = `/${rows[0]?.name}`;
  return openDatabase({ databaseUrl: url.href, dataDir: "" });
}
