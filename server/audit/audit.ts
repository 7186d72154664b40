/** Who did what, when, and what changed from what to what: written in the transaction of the change. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

export interface Actor {
  kind: "visitor" | "member" | "administrator" | "system";
  id?: number;
}

export interface AuditEntry {
  actor: Actor;
  action: string;
  record: { kind: string; id: number };
  /** Field → new value, or `[old, new]`. No personal data: the record itself holds it. */
  changes?: Record<string, unknown>;
  requestId?: string;
}

export async function writeAudit(trx: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto("audit_log")
    .values({
      actor_kind: entry.actor.kind,
      actor_id: entry.actor.id ?? null,
      action: entry.action,
      record_kind: entry.record.kind,
      record_id: entry.record.id,
      changes: JSON.stringify(entry.changes ?? {}),
      request_id: entry.requestId ?? null,
    })
    .execute();
}
