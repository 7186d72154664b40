/** A real SMTP server that keeps what it is sent. */
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface Mailbox {
  url: string;
  mails: Email[];
  /** Waits until `find` says yes of a mail, and answers it. */
  waitFor(find: (mail: Email) => boolean, ms?: number): Promise<Email>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

export async function openMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  const listeners = new Set<() => void>();
  const keep = async (message: Buffer) => {
    mails.push(await PostalMime.parse(message));
    for (const listener of listeners) listener();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        keep(Buffer.concat(chunks)).then(() => callback(), callback);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitFor: (find, ms = PATIENCE_MS) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          listeners.delete(look);
          reject(new Error(`no such mail among: ${mails.map((mail) => mail.subject).join(" | ")}`));
        }, ms);
        const look = () => {
          const found = mails.find(find);
          if (!found) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
