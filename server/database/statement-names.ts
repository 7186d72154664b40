import { hash } from "node:crypto";

// A session keeps every prepared statement in memory, so their number is bounded: lists with varying
// numbers of parameters could otherwise make them without end.
const MAX_PER_SESSION = 500;
const MAX_REMEMBERED = 2000;

const names = new Map<string, string>();

/** The name of a statement: a hash of its text, so that the same text is the same prepared statement. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_REMEMBERED) names.clear();
  const name = `s_${hash("sha1", text, "base64url")}`;
  names.set(text, name);
  return name;
}

/**
 * Which statements of one session get a name. A named statement is parsed and planned once per session
 * and only bound afterwards: the list query runs at twice the rate.
 */
export class StatementNames {
  readonly #used = new Set<string>();

  /** The name to send `text` under, or undefined when the session holds enough of them. */
  nameFor(text: string): string | undefined {
    const name = nameOf(text);
    if (this.#used.has(name)) return name;
    if (this.#used.size >= MAX_PER_SESSION) return undefined;
    this.#used.add(name);
    return name;
  }
}
