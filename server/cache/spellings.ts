/**
 * Addresses as callers spell them, beside their normal form: spares the work of normalising what is
 * asked for again and again. Bounded in number and in length, so that made-up addresses cost nothing.
 */
const MAX_KEPT = 5000;
const MAX_LENGTH = 500;

export class Spellings {
  readonly #kept = new Map<string, string>();

  get(url: string): string | undefined {
    return this.#kept.get(url);
  }

  keep(url: string, address: string): void {
    if (url.length > MAX_LENGTH) return;
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(url, address);
  }

  get size(): number {
    return this.#kept.size;
  }
}
