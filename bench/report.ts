/** The table a run prints. */

export interface Line {
  what: string;
  /** As printed: a ratio, or megabytes. */
  figure: string;
  /** As printed; an empty text where the figure is for information. */
  target: string;
  /** Null where there is no target. */
  passed: boolean | null;
  /** What a reader needs to judge the figure. */
  notes: string[];
}

/** A figure with a target: passed where `value` is on the right side of `limit`. */
export function judged(
  what: string,
  value: number,
  [side, limit, unit = ""]: [side: "≥" | "≤", limit: number, unit?: string],
  notes: string[],
): Line {
  const digits = unit === "" ? 2 : 0;
  return {
    what,
    figure: `${value.toFixed(digits)}${unit}`,
    target: `${side} ${limit}${unit}`,
    passed: side === "≥" ? value >= limit : value <= limit,
    notes,
  };
}

export function noted(what: string, figure: string, notes: string[]): Line {
  return { what, figure, target: "", passed: null, notes };
}

/** `0.86 (0.84–0.91)` and the like. */
export function range(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`;
}

export function printLine({ what, figure, target, passed, notes }: Line): void {
  const verdict = passed === null ? "for information" : passed ? "pass" : "FAIL";
  process.stdout.write(`\n${what.padEnd(58)} ${figure.padStart(9)}  ${target.padEnd(8)}  ${verdict}\n`);
  for (const text of notes) process.stdout.write(`    ${text}\n`);
}
