/** Listening, saying where, and stopping without cutting anybody off. */
import type { Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { paths } from "@farpeak/contract/paths.ts";
import { SettingsError, type Settings } from "./settings.ts";

/** How long what is in flight may take; whoever has not even sent a whole request by then is cut off. */
const IN_FLIGHT_MS = 8_000;
/** Until everything is closed: jobs under way have 12 seconds of it. */
const PATIENCE_MS = 25_000;

export function say(text: string): void {
  process.stdout.write(`farpeak  ${text}\n`);
}

export async function listen(http: HttpServer, settings: Settings): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new SettingsError(
              `Port ${settings.port} is in use: stop the other program, or set PORT to another one.`,
            )
          : error,
      );
    });
    http.listen(settings.port, settings.host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  const base = settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl;
  say(`Ready: ${base}`);
  say(`  the site      ${base}/`);
  say(`  the API       ${base}${paths.docs}`);
  if (!settings.smtpUrl)
    say(`  the mailbox   ${base}/backstage/mailbox (no SMTP_URL is set, so mails are kept there)`);
  say("Stop with Ctrl+C.");
}

/** On SIGTERM or SIGINT: no new connections, what is in flight is finished, then everything closes. */
export function stopOnSignals(close: () => Promise<void>, http: HttpServer): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    say("Stopping …");
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    closeWithin(http, IN_FLIGHT_MS)
      .then(close)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`farpeak  ${String(error)}\n`);
          process.exit(1);
        },
      );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Takes no new connections and waits for the answers under way, `ms` milliseconds at most. */
export function closeWithin(http: HttpServer, ms: number): Promise<void> {
  const cut = setTimeout(() => http.closeAllConnections(), ms);
  // A connection whose last answer went out just now waits for another request: there is none to come.
  const look = setInterval(() => http.closeIdleConnections(), 50);
  return new Promise((resolve) => {
    http.close(() => {
      clearTimeout(cut);
      clearInterval(look);
      resolve();
    });
  });
}
