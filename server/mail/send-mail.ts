/** The job that hands a mail to the mail server. */
import { createTransport, type Transporter } from "nodemailer";
import type { ServerContext } from "../context.ts";
import { describeError } from "../log.ts";
import { parseAddress } from "./address.ts";
import { findMail, type MailRow, markFailed, markSent, noteFailure } from "./mails.queries.ts";

type Needs = Pick<ServerContext, "db" | "jobs" | "log" | "settings">;

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/**
 * Takes over the job `mail.send`.
 * @returns closes the connections to the mail server; undefined where no server is set.
 */
export function sendMails(context: Needs): (() => void) | undefined {
  const { smtpUrl } = context.settings;
  if (!smtpUrl) return undefined;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  context.jobs.handle("mail.send", {
    run: ({ mail_id }) => sendOne(context, transport, mail_id),
    giveUp: ({ mail_id }) => giveUp(context, mail_id),
  });
  return () => transport.close();
}

/**
 * Sends a mail that still waits. Where the server took it and this process died before noting so, the
 * mail goes out again under the same Message-ID, which mail programs show once.
 */
async function sendOne(context: Needs, transport: Transporter, mailId: number): Promise<void> {
  const { db, settings } = context;
  const mail = await findMail(db.kysely, mailId);
  if (mail?.state !== "queued") return;
  try {
    await transport.sendMail(message(mail, settings.mailFrom));
  } catch (error) {
    await noteFailure(db.kysely, mailId, error instanceof Error ? error.message : String(error));
    if (!isRefusedForGood(error)) throw error;
    return giveUp(context, mailId, error);
  }
  await markSent(db.kysely, mailId);
}

function message(mail: MailRow, mailFrom: string) {
  return {
    messageId: mail.message_id,
    from: parseAddress(mailFrom),
    // An object, so that nothing in it is read as a second address.
    to: { name: "", address: mail.to_address },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: mail.created_at,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": "zh-TW" },
  };
}

/** The server refuses this very mail (no such mailbox): asking again changes nothing. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  const status = Number(Reflect.get(error, "responseCode"));
  return (code === "EENVELOPE" || code === "EMESSAGE") && status >= 500 && status < 600;
}

async function giveUp({ db, log }: Needs, mailId: number, error?: unknown): Promise<void> {
  if (!(await markFailed(db.kysely, mailId))) return;
  log.error("mail_failed", { mail_id: mailId, ...(error === undefined ? {} : describeError(error)) });
}
