import { escapeIdentifier } from "pg";

/** Called with the payload of a NOTIFY (empty text when it has none). Must not throw. */
export type Listener = (payload: string) => void;

/** Ends a subscription. */
export type StopListening = () => Promise<void>;

/** Who listens to which channel in this process; one LISTEN serves all listeners of a channel. */
export class Channels {
  readonly #listeners = new Map<string, Set<Listener>>();

  get names(): string[] {
    return [...this.#listeners.keys()];
  }

  has(channel: string): boolean {
    return this.#listeners.has(channel);
  }

  add(channel: string, listener: Listener): void {
    const set = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, set.add(listener));
  }

  remove(channel: string, listener: Listener): void {
    const set = this.#listeners.get(channel);
    set?.delete(listener);
    if (set?.size === 0) this.#listeners.delete(channel);
  }

  deliver(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }
}

/** `LISTEN` or `UNLISTEN` of a channel whose name is taken literally. */
export function listenStatement(verb: "LISTEN" | "UNLISTEN", channel: string): string {
  return `${verb} ${escapeIdentifier(channel)}`;
}
