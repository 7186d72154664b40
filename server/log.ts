/** One JSON object a line on stderr: easy to read by machines, still legible to people. */

export interface Logger {
  info(event: string, fields?: Record<string, unknown>): void;
  warn(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
}

/** An error as it may be logged: its kind, code and message; never the values a statement carried. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error).slice(0, 500) };
  const code: unknown = Reflect.get(error, "code");
  const frames = error.stack
    ?.split("\n")
    .slice(1, 6)
    .map((line) => line.trim().slice(0, 160));
  return {
    error: error.message.slice(0, 500),
    kind: error.name,
    ...(code === undefined ? {} : { code }),
    frames,
  };
}

export function createLogger(write: (line: string) => void = (line) => process.stderr.write(line)): Logger {
  const line =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  return { info: line("info"), warn: line("warn"), error: line("error") };
}

/** For tests that expect an error and do not want to see it. */
export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };
