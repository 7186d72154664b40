/** One real server on the demo agency and one real SMTP server for all browser tests. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openMailbox } from "../harness/mailbox.ts";
import { startServer, temporaryFolder } from "../harness/servers.ts";

export default async function setup(): Promise<() => Promise<void>> {
  const mailbox = await openMailbox();
  const folder = await temporaryFolder();
  const server = await startServer({ DATA_DIR: folder.path, SMTP_URL: mailbox.url });
  // Tests run in processes of their own: they read the mails over HTTP.
  const mails = createServer((request, response) => {
    const to = new URL(request.url ?? "/", "http://localhost").searchParams.get("to");
    const found = mailbox.mails.filter((mail) => mail.to?.some((one) => one.address === to));
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(found.map(({ subject, text, html }) => ({ subject, text, html }))));
  });
  await new Promise<void>((resolve) => mails.listen(0, "127.0.0.1", resolve));
  process.env["TEST_BASE_URL"] = server.base;
  process.env["TEST_MAILS_URL"] = `http://127.0.0.1:${(mails.address() as AddressInfo).port}`;
  return async () => {
    await server.stop();
    mails.close();
    await mailbox.close();
    await folder.remove();
  };
}
