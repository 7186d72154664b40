/** Visitors who take a seat: the calls of a registration, with the code read on the mailbox page. */
import { API } from "./agency.ts";

const MAILBOX = "/backstage/mailbox";
const AT_ONCE = 8;
const VERIFY_TYPE = "form-submit-register";

export interface DepartureFacts {
  id: number;
  tour_group_number: string;
  tour_name: string;
  date_start: string;
  date_end: string;
  price: number;
  status: string;
}

interface Party {
  email: string;
  token: string;
}

export async function post(
  port: number,
  call: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const body = new URLSearchParams(fields);
  const response = await fetch(`http://127.0.0.1:${port}${API}/${call}`, { method: "POST", body, headers });
  const answer = (await response.json()) as { message: string; data: unknown };
  if (!response.ok) throw new Error(`${call} answered ${response.status}: ${answer.message}`);
  return answer.data;
}

/** Proves that an e-mail is one's own, on a server that keeps its mails. @returns the verify token. */
export async function proveEmail(port: number, email: string): Promise<string> {
  const verify_type = VERIFY_TYPE;
  await post(port, "sendVerifyCode", { email, verify_type });
  const verify_code = await readCode(port, email);
  const answer = await post(port, "verifyCode", { email, verify_type, verify_code });
  return (answer as { data: string }).data;
}

async function readCode(port: number, email: string): Promise<string> {
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const list = await read(MAILBOX);
  const before = list.slice(0, list.indexOf(`<span>${email}</span>`));
  const link = [...before.matchAll(/href="([^"]+)"/g)].at(-1)?.[1] ?? "";
  const text = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(await read(link))?.[1] ?? "";
  const code = /\b(\d{6})\b/.exec(text)?.[1];
  if (!code) throw new Error(`The mailbox has no code for ${email}.`);
  return code;
}

/** Parties whose e-mails are proven: ready to register. */
export async function provenParties(port: number, count: number): Promise<Party[]> {
  const emails = Array.from({ length: count }, (_, index) => `visitor-${index}@example.com`);
  const parties: Party[] = [];
  const worker = async () => {
    for (let email = emails.shift(); email !== undefined; email = emails.shift())
      parties.push({ email, token: await proveEmail(port, email) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return parties;
}

export function registrationFields(departure: DepartureFacts, email: string): Record<string, string> {
  const { tour_group_number, tour_name, date_start, date_end, price } = departure;
  return {
    tour_group_number,
    tour_name,
    date_start,
    date_end,
    headcount: "2",
    price: String(price),
    name: "測試旅客",
    mobile: "0900000000",
    email,
    suggestion: "",
  };
}
