/** A page that fails its test for any error or warning in the console, and the mails that were sent. */
import { type ConsoleMessage, test as base, expect } from "@playwright/test";

interface Mail {
  subject: string;
  text: string;
  html: string;
}

interface Fixtures {
  /** Waits for a mail to this address whose subject has these words. */
  mailTo: (address: string, words: string) => Promise<Mail>;
}

/** The browser reports every refused call and every page that is not there, which may be what is tested. */
function isRefusal(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const expected = url.includes("/backstage/api/v1/") || url.endsWith("/no-such-page");
  return (
    expected && /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())
  );
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !isRefusal(message)) {
        complaints.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
    await use(page);
    expect(complaints, "the console is clean").toEqual([]);
  },
  mailTo: async ({ request }, use) => {
    await use(async (address, words) => {
      let found: Mail | undefined;
      await expect
        .poll(
          async () => {
            const answer = await request.get(
              `${process.env["TEST_MAILS_URL"]}/?to=${encodeURIComponent(address)}`,
            );
            found = ((await answer.json()) as Mail[]).find((mail) => mail.subject.includes(words));
            return found !== undefined;
          },
          { message: `a mail to ${address} about ${words}`, timeout: 30_000 },
        )
        .toBe(true);
      if (!found) throw new Error("unreachable: the poll has found it");
      return found;
    });
  },
});

export { expect };

let counter = 0;
/** An address nobody else uses. */
export function freshEmail(): string {
  counter += 1;
  return `guest-${process.pid}-${Date.now()}-${counter}@example.com`;
}

export function codeOf(mail: { text: string }): string {
  const code = /\b(\d{6})\b/.exec(mail.text)?.[1];
  if (!code) throw new Error(`no code in: ${mail.text}`);
  return code;
}
