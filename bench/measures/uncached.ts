/** The departure list past the cache, beside the same list written by hand on the same database. */
import { fetchRaw, getRequest, type Loader } from "../loader.ts";
import { LIST, serve } from "../agency.ts";
import { type BenchDatabase, withSession } from "../postgres.ts";
import { type Running, startRival } from "../processes.ts";
import { judged, type Line, range } from "../report.ts";
import { compare, median } from "../rounds.ts";

const CONNECTIONS = 16;
const PAGES = 20;
const TARGET = 0.6;

export async function uncachedAgainstHand(
  loader: Loader,
  database: BenchDatabase,
  dataDir: string,
): Promise<Line> {
  const ours = await serve(database, dataDir, { PAGE_CACHE: "off" });
  const rival = await handWritten(database, ours);
  const paths = Array.from({ length: PAGES }, (_, index) => `${LIST}?page=${index + 1}`);
  for (const path of paths) await expectSameAnswer(ours, rival, path);
  const requests = paths.map((path) => getRequest({ path }));
  const outcome = await compare({ loader, ours, rival, requests, status: 200, connections: CONNECTIONS });
  await Promise.all([ours.stop(), rival.stop()]);
  // Where the database is the limit, rates flatter: what the server itself costs must do as well.
  const [rate, cost] = [median(outcome.ratios), median(outcome.costRatios)];
  return judged(
    "uncached list / hand-written server, same SQL",
    Math.min(rate, cost),
    ["≥", TARGET],
    [
      `the lower of two: answers a second ${rate.toFixed(2)} (${range(outcome.ratios)}), answers for the server's own processor time ${cost.toFixed(2)} (${range(outcome.costRatios)})`,
      `over ${outcome.ratios.length} pairs; pages 1 to ${PAGES}, ${CONNECTIONS} connections; the servers used ${Math.round(outcome.serverBusy * 100)} % of their core, the database the rest`,
    ],
  );
}

/** The rival is given the very text of the statements that our server has just run. */
async function handWritten(database: BenchDatabase, ours: Running): Promise<Running> {
  await fetchRaw(ours.port, { path: LIST });
  const texts = await withSession(database, async (client) => {
    const { rows } = await client.query<{ query: string }>(
      "select query from pg_stat_activity where datname = current_database() and query like '%from departures d%'",
    );
    return rows.map((row) => row.query);
  });
  const pick = (mark: string) =>
    texts.find((text) => text.includes(mark) && !text.includes("pg_stat_activity"));
  const [list, count] = [pick("as tour_name"), pick("count(*)")];
  if (!list || !count) throw new Error("The server's statements were not found in pg_stat_activity.");
  return startRival("departure-list.ts", { DATABASE_URL: database.url, LIST_SQL: list, COUNT_SQL: count });
}

async function expectSameAnswer(ours: Running, rival: Running, path: string): Promise<void> {
  const [a, b] = await Promise.all([ours, rival].map((server) => fetchRaw(server.port, { path })));
  if (!a || !b || a.status !== 200 || !a.body.equals(b.body))
    throw new Error(
      `The hand-written list no longer answers ${path} as ours does: bring bench/rivals/ up to date.`,
    );
}
