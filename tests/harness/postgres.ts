/** A fresh database on the server of TEST_DATABASE_URL. */
import { randomUUID } from "node:crypto";
import { Client } from "pg";

/** Undefined where the tests were given no PostgreSQL. */
export const testDatabaseUrl = process.env["TEST_DATABASE_URL"];

export interface FreshDatabase {
  url: string;
  client: Client;
  drop(): Promise<void>;
}

export async function freshDatabase(): Promise<FreshDatabase> {
  if (!testDatabaseUrl) throw new Error("TEST_DATABASE_URL names no server");
  const name = `farpeak_e2e_${randomUUID().slice(0, 8)}`;
  const admin = new Client({ connectionString: testDatabaseUrl });
  await admin.connect();
  await admin.query(
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  const url = new URL(testDatabaseUrl);
  url.pathname = `/${name}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return {
    url: url.href,
    client,
    async drop() {
      await client.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
