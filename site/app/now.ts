/** Local time in Taipei, which has had no daylight saving since 1979. */

/** `YYYY-MM-DD HH:mm:ss`, to be compared with the contract's local times. */
export function taipeiNow(at: Date = new Date()): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
}

/** A local time of the contract as an instant. */
export function instantOf(localDateTime: string): Date {
  return new Date(`${localDateTime.replace(" ", "T")}+08:00`);
}
