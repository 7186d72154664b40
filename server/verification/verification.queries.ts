/** All SQL of codes and verify tokens. */
import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables, VerificationCodesTable, VerificationTokensTable } from "../database/tables.ts";

export type CodeRow = Selectable<VerificationCodesTable>;
export type TokenRow = Selectable<VerificationTokensTable>;

/**
 * Replaces the live code of this e-mail and purpose, unless one was sent within `resendAfter` seconds.
 * @returns false where one was.
 */
export async function replaceCode(
  db: Kysely<Tables>,
  code: Pick<CodeRow, "email" | "verify_type" | "code_hash">,
  seconds: { valid: number; resendAfter: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into verification_codes (email, verify_type, code_hash, sent_at, expires_at)
    values (${code.email}, ${code.verify_type}, ${code.code_hash}, now(), now() + make_interval(secs => ${seconds.valid}))
    on conflict (email, verify_type) do update
      set code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at, wrong_tries = 0
      where verification_codes.sent_at <= now() - make_interval(secs => ${seconds.resendAfter})
    returning email`.execute(db);
  return rows.length > 0;
}

/** Seconds until another code may be sent; 0 where one may be sent now. */
export async function secondsToResend(
  db: Kysely<Tables>,
  email: string,
  verifyType: string,
  resendAfter: number,
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from sent_at + make_interval(secs => ${resendAfter}) - now()))::int as seconds
    from verification_codes where email = ${email} and verify_type = ${verifyType}`.execute(db);
  return Math.max(0, rows[0]?.seconds ?? 0);
}

/** The live code, locked: tries in parallel are counted one after another. */
export async function lockCode(
  db: Kysely<Tables>,
  email: string,
  verifyType: string,
): Promise<(CodeRow & { expired: boolean }) | undefined> {
  const { rows } = await sql<CodeRow & { expired: boolean }>`select *, expires_at <= now() as expired
    from verification_codes where email = ${email} and verify_type = ${verifyType} for update`.execute(db);
  return rows[0];
}

export async function countWrongTry(db: Kysely<Tables>, email: string, verifyType: string): Promise<void> {
  await db
    .updateTable("verification_codes")
    .set((eb) => ({ wrong_tries: eb("wrong_tries", "+", 1) }))
    .where("email", "=", email)
    .where("verify_type", "=", verifyType)
    .execute();
}

export async function deleteCode(db: Kysely<Tables>, email: string, verifyType: string): Promise<void> {
  await db
    .deleteFrom("verification_codes")
    .where("email", "=", email)
    .where("verify_type", "=", verifyType)
    .execute();
}

export async function insertToken(
  db: Kysely<Tables>,
  token: Pick<TokenRow, "token_hash" | "email" | "verify_type">,
  validSeconds: number,
): Promise<void> {
  await sql`insert into verification_tokens (token_hash, email, verify_type, expires_at)
    values (${token.token_hash}, ${token.email}, ${token.verify_type}, now() + make_interval(secs => ${validSeconds}))`.execute(
    db,
  );
}

/** The token, locked: a double click waits here for the first one's answer. */
export async function lockToken(
  db: Kysely<Tables>,
  hash: string,
): Promise<(TokenRow & { expired: boolean }) | undefined> {
  const { rows } = await sql<TokenRow & { expired: boolean }>`select *, expires_at <= now() as expired
    from verification_tokens where token_hash = ${hash} for update`.execute(db);
  return rows[0];
}

export async function markTokenUsed(db: Kysely<Tables>, hash: string, usedFor: string): Promise<void> {
  await db
    .updateTable("verification_tokens")
    .set({ used_at: new Date(), used_for: usedFor })
    .where("token_hash", "=", hash)
    .execute();
}

/** Removes what nobody can use any more; a used token stays a day for retries of its call. */
export async function sweepVerification(db: Kysely<Tables>): Promise<void> {
  await sql`delete from verification_codes where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from verification_tokens where expires_at < now() - interval '1 day'`.execute(db);
}
