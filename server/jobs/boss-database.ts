/** pg-boss over our own pool and our own transactions, so that it needs no connection of its own. */
import { CompiledQuery, type Kysely } from "kysely";
import type { Db } from "pg-boss";
import type { Database } from "../database/connection.ts";
import type { Tables } from "../database/tables.ts";

export function bossDatabase({ pool, listen }: Pick<Database, "pool" | "listen">): Db {
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotice, onReady) {
      const stop = await listen(channel, onNotice);
      onReady();
      return { close: stop };
    },
  };
}

/** pg-boss inside a transaction of ours. */
export function bossTransaction(trx: Kysely<Tables>): Db {
  return {
    async executeSql(text, values) {
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values ? [...values] : []));
      return { rows };
    },
  };
}
