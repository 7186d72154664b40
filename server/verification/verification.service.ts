/** Proving that an e-mail is one's own (contract.md section 4). */
import type { SendVerifyCodeForm, VerifyCodeForm, VerifyType } from "@farpeak/contract/verification.ts";
import type { Kysely } from "kysely";
import type { ServerContext } from "../context.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError } from "../http/api-error.ts";
import type { Limit } from "../http/limits.ts";
import { mailboxOf } from "../mail/mailbox-of.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { hashSecret, newCode, newToken, sameHash } from "./secrets.ts";
import {
  countWrongTry,
  deleteCode,
  insertToken,
  lockCode,
  lockToken,
  markTokenUsed,
  replaceCode,
  secondsToResend,
} from "./verification.queries.ts";

export const CODE_VALID_SECONDS = 600;
export const RESEND_AFTER_SECONDS = 60;
export const WRONG_TRIES = 5;
export const TOKEN_VALID_SECONDS = 900;

// Per mailbox, per address and in all: 500 addresses together must not flood one mailbox, nor one
// address many mailboxes, nor all of them our mail server.
const SEND_PER_MAILBOX: Limit = { name: "send-mailbox", points: 6, seconds: 3600 };
const SEND_PER_ADDRESS: Limit = { name: "send-address", points: 30, seconds: 3600 };
const SEND_IN_ALL: Limit = { name: "send-all", points: 2000, seconds: 3600 };
const VERIFY_PER_MAILBOX: Limit = { name: "verify-mailbox", points: 20, seconds: 3600 };
const VERIFY_PER_ADDRESS: Limit = { name: "verify-address", points: 60, seconds: 3600 };

const PURPOSES: Record<VerifyType, string> = {
  "form-submit-register": "行程報名",
  "form-submit-event": "活動報名",
  "member-register": "會員註冊",
  "member-resetPassword": "重設密碼",
  "member-updateUserEmail": "變更電子信箱",
};

type Needs = Pick<ServerContext, "settings" | "db" | "changes" | "limits" | "jobs">;

/**
 * Mails a code. The live code is replaced and its mail enqueued in one transaction.
 * @throws ApiError verify_code_already_sent, too_many_requests.
 */
export async function sendVerifyCode(context: Needs, form: SendVerifyCodeForm, address: string) {
  const { email, verify_type } = form;
  await refuseEarlyResend(context.db.kysely, form);
  await context.limits.take(SEND_PER_ADDRESS, address);
  await context.limits.take(SEND_PER_MAILBOX, mailboxOf(email));
  await context.limits.take(SEND_IN_ALL, "all");
  const code = newCode();
  const code_hash = hashSecret(context.settings.secretKey, "code", verify_type, email, code);
  const sent = await context.changes.write(async (trx) => {
    const seconds = { valid: CODE_VALID_SECONDS, resendAfter: RESEND_AFTER_SECONDS };
    if (!(await replaceCode(trx, { email, verify_type, code_hash }, seconds))) return false;
    const values = { code, purpose: PURPOSES[verify_type], minutes: String(CODE_VALID_SECONDS / 60) };
    await queueMail(trx, context, {
      template: "verify-code",
      to: email,
      dedupeKey: `code:${code_hash}`,
      values,
    });
    return true;
  });
  if (!sent) await refuseEarlyResend(context.db.kysely, form);
  return { expires_in: CODE_VALID_SECONDS, resend_after: RESEND_AFTER_SECONDS };
}

async function refuseEarlyResend(
  db: Kysely<Tables>,
  { email, verify_type }: SendVerifyCodeForm,
): Promise<void> {
  const seconds = await secondsToResend(db, email, verify_type, RESEND_AFTER_SECONDS);
  if (seconds > 0) throw new ApiError("verify_code_already_sent", { data: { retry_after: seconds } });
}

/**
 * Checks a code and gives a verify token for it, once.
 * @throws ApiError verify_code_error, verify_code_expired (too late, or too many wrong tries).
 */
export async function verifyCode(context: Needs, form: VerifyCodeForm, address: string): Promise<string> {
  const { email, verify_type } = form;
  await context.limits.take(VERIFY_PER_ADDRESS, address);
  await context.limits.take(VERIFY_PER_MAILBOX, mailboxOf(email));
  const code_hash = hashSecret(context.settings.secretKey, "code", verify_type, email, form.verify_code);
  const token = newToken();
  // A wrong try has to be counted, so the refusal leaves the transaction as a value, not as an error.
  const refusal = await context.changes.write(async (trx) => {
    const row = await lockCode(trx, email, verify_type);
    if (!row) return "verify_code_error" as const;
    if (row.expired || row.wrong_tries >= WRONG_TRIES) return "verify_code_expired" as const;
    if (!sameHash(row.code_hash, code_hash)) {
      await countWrongTry(trx, email, verify_type);
      return "verify_code_error" as const;
    }
    await deleteCode(trx, email, verify_type);
    await insertToken(
      trx,
      { token_hash: tokenHash(context, token), email, verify_type },
      TOKEN_VALID_SECONDS,
    );
    return null;
  });
  if (refusal)
    throw new ApiError(refusal, {
      errors: { verify_code: [refusal === "verify_code_error" ? "驗證碼錯誤" : "驗證碼已過期"] },
    });
  return token;
}

function tokenHash(context: Pick<ServerContext, "settings">, token: string): string {
  return hashSecret(context.settings.secretKey, "verify-token", token);
}

export interface ProvenEmail {
  tokenHash: string;
  /** The token was used before: its first result is to be answered again, if the body is the same. */
  used: boolean;
}

/**
 * Locks the token for the rest of the transaction.
 * @throws ApiError verify_token_invalid: missing, foreign, for another e-mail or purpose, or too late.
 */
export async function proveEmail(
  trx: Kysely<Tables>,
  context: Pick<ServerContext, "settings">,
  proof: { token: string | null; email: string; verifyType: VerifyType },
): Promise<ProvenEmail> {
  if (!proof.token) throw new ApiError("verify_token_invalid");
  const hash = tokenHash(context, proof.token);
  const row = await lockToken(trx, hash);
  const fits = row && row.email === proof.email && row.verify_type === proof.verifyType;
  if (!fits || (row.expired && !row.used_at)) throw new ApiError("verify_token_invalid");
  return { tokenHash: hash, used: row.used_at !== null };
}

/** Marks the token used, in the transaction of what it was used for. */
export async function useToken(trx: Kysely<Tables>, proven: ProvenEmail, usedFor: string): Promise<void> {
  await markTokenUsed(trx, proven.tokenHash, usedFor);
}
