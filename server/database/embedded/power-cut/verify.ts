/** Opens what the platter holds after the power cut and says, as JSON, what is in it: `verify.ts FOLDER`. */
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { DurableFiles, durableStartParams } from "../durable-files.ts";

export interface Findings {
  ids: number[];
  /** Rows of one transaction of which others are missing. */
  torn: number;
  /** What amcheck says of indexes and tables: nothing when all is well. */
  damage: string[];
}

const COUNTS = `select
  (select count(*)::int from entries full join notes using (id) where entries.id is null or notes.id is null)
  + abs((select count(*)::int from entries) - (select n from counter where id = 1)) as torn`;

const INDEXES = `select bt_index_check(c.oid, true) from pg_class c join pg_index i on i.indexrelid = c.oid
  where c.relname in ('entries_pkey', 'notes_pkey', 'counter_pkey')`;

const database = await PGlite.create({
  fs: new DurableFiles(process.argv[2] ?? ""),
  startParams: durableStartParams,
  extensions: { amcheck },
});
const rowsOf = async <R>(statement: string): Promise<R[]> => (await database.query<R>(statement)).rows;

const entries = await rowsOf<{ id: number }>("select id from entries order by id");
const [counts] = await rowsOf<{ torn: number }>(COUNTS);
const damage: string[] = [];
await rowsOf(INDEXES).catch((error: unknown) => damage.push(String(error)));
for (const table of ["entries", "notes", "counter"]) {
  const found = await rowsOf<{ msg: string }>(`select msg from verify_heapam('${table}')`);
  damage.push(...found.map(({ msg }) => `${table}: ${msg}`));
}
const findings: Findings = { ids: entries.map(({ id }) => id), torn: counts?.torn ?? -1, damage };
process.stdout.write(`${JSON.stringify(findings)}\n`);
process.exit(0);
