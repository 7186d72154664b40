/** No session became free in time. */
export class AcquireTimeout extends Error {
  override name = "AcquireTimeout";
}

interface DatabaseFault {
  code: string;
  constraint?: string;
  message: string;
}

const RETRYABLE = new Set(["40001", "40P01"]);
const AWAY = new Set(["57P01", "57P02", "57P03", "57P05", "53300", "25P03"]);
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
// node-postgres gives these no code.
const AWAY_MESSAGES = [
  /^Connection terminated/,
  /not queryable$/,
  /^timeout expired$/,
  /^Cannot use a pool after/,
];

function fault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const constraint =
    "constraint" in error && typeof error.constraint === "string" ? error.constraint : undefined;
  return { code, message: error.message, ...(constraint === undefined ? {} : { constraint }) };
}

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  const found = fault(error);
  return found?.code === code && (constraint === undefined || found.constraint === constraint);
}

/** A unique constraint or index refused the row; with a name, that very one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, "23505", constraint);
}

/** A check constraint refused the row; with a name, that very one. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return violates(error, "23514", constraint);
}

/** Another transaction was in the way (serialization failure or deadlock): the same work may pass if repeated. */
export function isSerializationFailure(error: unknown): boolean {
  return RETRYABLE.has(fault(error)?.code ?? "");
}

/**
 * A prepared statement outlived the table it was made for (a migration ran meanwhile). The session is
 * dropped on release, so the same work passes if repeated.
 */
export function isStaleStatement(error: unknown): boolean {
  const found = fault(error);
  if (found?.code === "26000") return true;
  return found?.code === "0A000" && found.message.startsWith("cached plan must not change");
}

/** The database is away, restarting or out of sessions: answer 503 `unavailable`. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof AcquireTimeout) return true;
  const found = fault(error);
  if (!found) return false;
  if (found.code.startsWith("08") || AWAY.has(found.code) || NETWORK.has(found.code)) return true;
  return found.code === "" && AWAY_MESSAGES.some((pattern) => pattern.test(found.message));
}
