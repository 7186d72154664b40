/**
 * The departure list by hand: node:http, node-postgres, the statement our server runs (prepared, by
 * the same name in each session), and the same JSON. No router, no validation, no headers beyond
 * the least, no error handling: what one would write to be fast and nothing else.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Pool, types } from "pg";
import { listen } from "./listen.ts";
import { type DepartureRow, present } from "./present-departure.ts";

const PER_PAGE = 16;
const asText = (text: string) => text;
types.setTypeParser(1082, asText);
types.setTypeParser(1114, asText);

const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10, options: "-c TimeZone=UTC" });
const list = { name: "list", text: process.env["LIST_SQL"] ?? "" };
const count = { name: "count", text: process.env["COUNT_SQL"] ?? "" };

// Our server keeps the total until departures change, so this one does too.
let total: Promise<number> | undefined;

async function countAll(today: string): Promise<number> {
  const { rows } = await pool.query<{ total: string }>({ ...count, values: [today] });
  return Number(rows[0]?.total ?? 0);
}

async function answer(page: number): Promise<string> {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  total ??= countAll(today);
  const [{ rows }, all] = await Promise.all([
    pool.query<DepartureRow>({ ...list, values: [today, PER_PAGE, (page - 1) * PER_PAGE] }),
    total,
  ]);
  const meta = { current_page: page, per_page: PER_PAGE, last_page: Math.ceil(all / PER_PAGE), total: all };
  const data = { data: rows.map((row) => present(row, today)), meta };
  return JSON.stringify({ status: 200, message: "success", data });
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = Number(/[?&]page=(\d+)/.exec(request.url ?? "")?.[1] ?? 1);
  const body = Buffer.from(await answer(page));
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length });
  response.end(body);
}

listen(createServer({ keepAliveTimeout: 65_000 }, (request, response) => void respond(request, response)));
