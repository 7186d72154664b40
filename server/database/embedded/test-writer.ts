/** Writes rows and says each number once it is acknowledged, until it is killed: `test-writer.ts FOLDER`. */
import { openEmbedded } from "./embedded-pool.ts";

const { pool } = await openEmbedded(process.argv[2] ?? "");
await pool.query("create table if not exists acknowledged (n int primary key)");
const { rows } = await pool.query<{ next: number }>(
  "select coalesce(max(n), 0) + 1 as next from acknowledged",
);
for (let n = rows[0]?.next ?? 1; ; n++) {
  await pool.query("insert into acknowledged values ($1)", [n]);
  process.stdout.write(`${n}\n`);
}
