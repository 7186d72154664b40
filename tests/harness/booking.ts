/** The calls of a visitor who takes a seat, over HTTP. */

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: { status: number; message: string; data: T; error_code?: string; errors?: Record<string, string[]> };
}

export interface DepartureFacts {
  id: number;
  tour_id: number;
  tour_group_number: string;
  tour_name: string;
  date_start: string;
  date_end: string;
  price: number;
  seats_total: number;
  seats_left: number;
  status: string;
}

export interface RegistrationAnswer {
  data: { id: number; number: string; status: string; waitlist_position: number | null };
}

export async function get<T>(base: string, path: string): Promise<Answer<T>> {
  const response = await fetch(base + path);
  return { status: response.status, body: (await response.json()) as Answer<T>["body"] };
}

export async function send<T>(
  base: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(base + path, { method: "POST", body: form, headers });
  return { status: response.status, body: (await response.json()) as Answer<T>["body"] };
}

const V1 = "/backstage/api/v1";
const VERIFY_TYPE = "form-submit-register";

export function departure(base: string, id: number): Promise<Answer<{ data: DepartureFacts }>> {
  return get(base, `${V1}/tour-group/${id}`);
}

export function sendCode(base: string, email: string): Promise<Answer> {
  return send(base, `${V1}/sendVerifyCode`, { email, verify_type: VERIFY_TYPE });
}

/** @returns the verify token for a code that was mailed. */
export async function verify(base: string, email: string, code: string): Promise<string> {
  const answer = await send<{ data: string }>(base, `${V1}/verifyCode`, {
    email,
    verify_type: VERIFY_TYPE,
    verify_code: code,
  });
  if (answer.status !== 200) throw new Error(`the code was refused: ${answer.body.message}`);
  return answer.body.data.data;
}

export function register(
  base: string,
  facts: DepartureFacts,
  party: { email: string; headcount: number; token: string },
): Promise<Answer<RegistrationAnswer>> {
  const fields = {
    tour_group_number: facts.tour_group_number,
    tour_name: facts.tour_name,
    date_start: facts.date_start,
    date_end: facts.date_end,
    headcount: String(party.headcount),
    price: String(facts.price),
    name: "測試旅客",
    mobile: "0900000000",
    email: party.email,
    suggestion: "",
  };
  return send(base, `${V1}/form/submit/register`, fields, { "X-VerifyCode-Token": party.token });
}
