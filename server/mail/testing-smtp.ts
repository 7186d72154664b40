/** A real SMTP server that keeps what it is given and refuses on request. */
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface TestSmtp {
  url: string;
  received: { from: string; to: string[]; raw: string }[];
  /** Refuses the next mails with this reply code, at the recipient (`rcpt`) or after the data. */
  refuse(code: number, times: number, at?: "rcpt" | "data"): void;
  /** The Message-ID of every mail whose content came, refused ones too. */
  messageIds: string[];
  parsed(): Promise<Email[]>;
  close(): Promise<void>;
}

export async function startSmtp(port = 0): Promise<TestSmtp> {
  const received: TestSmtp["received"] = [];
  const refusal = { code: 0, left: 0, at: "data" };
  const messageIds: string[] = [];
  const refusing = (at: string): Error | null => {
    if (refusal.left <= 0 || refusal.at !== at) return null;
    refusal.left -= 1;
    return Object.assign(new Error("not now"), { responseCode: refusal.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    // Clients keep their connections; nobody waits for them.
    closeTimeout: 100,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, done) {
      done(refusing("rcpt"));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        messageIds.push(/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? "");
        const error = refusing("data");
        if (!error) {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom === false ? "" : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw,
          });
        }
        done(error);
      });
    },
  });
  // A client that goes away in the middle is no failure of the test.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    received,
    refuse: (code, times, at = "data") => Object.assign(refusal, { code, left: times, at }),
    messageIds,
    parsed: () => Promise.all(received.map(({ raw }) => PostalMime.parse(raw))),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Waits until `done` holds; fails after `seconds`. */
export async function until(done: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`not so within ${seconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
