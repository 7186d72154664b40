/** Codes and tokens: made at random, kept only as hashes. */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A keyed hash: six digits alone could be guessed back from a plain one. */
export function hashSecret(key: string, ...parts: string[]): string {
  return createHmac("sha256", key).update(parts.join("\n")).digest("base64url");
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
