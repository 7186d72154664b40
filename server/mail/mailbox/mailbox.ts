/** The mailbox page: only where no mail server is set, so that mails can be read nonetheless. */
import type { Context, Hono } from "hono";
import type { ServerContext } from "../../context.ts";
import type { Env } from "../../http/call.ts";
import { findMail, listMails } from "../mails.queries.ts";
import { listPage, MAILBOX, mailPageOf } from "./mailbox-pages.ts";

const PER_PAGE = 50;
/** A `srcdoc` frame inherits this policy, so it holds for the mail too: styles, and nothing from anywhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function mountMailbox(
  app: Pick<Hono<Env>, "get">,
  { db, settings }: Pick<ServerContext, "db" | "settings">,
): void {
  if (settings.smtpUrl) return;

  app.get(MAILBOX, async (c) => {
    const before = readNumber(c.req.query("before"));
    const found = await listMails(db.kysely, before, PER_PAGE);
    const shown = found.slice(0, PER_PAGE);
    const older = found.length > shown.length ? `${MAILBOX}?before=${shown.at(-1)?.id}` : undefined;
    return show(c, listPage(shown, older));
  });

  app.get(`${MAILBOX}/:id{[0-9]+}`, async (c) => {
    const id = readNumber(c.req.param("id"));
    const mail = id === null ? undefined : await findMail(db.kysely, id);
    return mail ? show(c, mailPageOf(mail)) : c.notFound();
  });
}

function show(c: Context<Env>, page: string): Response | Promise<Response> {
  c.header("Content-Security-Policy", POLICY);
  c.header("Referrer-Policy", "no-referrer");
  return c.html(page);
}

function readNumber(text: string | undefined): number | null {
  const number = Number(text ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 && number <= 2_147_483_647 ? number : null;
}
