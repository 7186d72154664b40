/** The least that a registration needs: site settings, a tour, a departure, a proven e-mail. */
import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Insertable } from "kysely";
import type { Server } from "../../create-server.ts";
import type { Database } from "../../database/connection.ts";
import type { DeparturesTable, ToursTable } from "../../database/tables.ts";
import { writeSiteSettings } from "../../stories/site/site.service.ts";
import { addDays, taipeiDay } from "../../time.ts";
import { type CallAnswer, post } from "../../testing-server.ts";

const notice = { version: "2026-01", content_html: "<p>蒐集目的：報名</p>" };

const SITE: Omit<SiteSettings, "updated_at"> = {
  brand: { name: "遠岫旅遊", english_name: "Farpeak Travel", motto: "" },
  logo: null,
  company_name: "遠岫旅行社股份有限公司",
  licence: { kind: "綜合", number: "交觀綜字第0000號", representative: "林遠岫" },
  business_items: [],
  contact_person: "陳雲",
  email: "office@farpeak.test",
  fax: "",
  membership_verification: "",
  offices: [
    {
      title: "台北總公司",
      address: "",
      telephone: "02-2500-0000",
      opening_hours: "",
      latitude: 25,
      longitude: 121,
    },
  ],
  social_links: [],
  messaging_app: { name: "LINE", url: "https://line.example" },
  privacy_policy: [],
  terms: [],
  collection_notices: { contact: notice, register: notice, event: notice },
  standard_contract: { version: "contract-7", content_html: "" },
  cancellation_steps: [],
  menu: [],
  popular_searches: [],
};

export function setUpSite(database: Database): Promise<void> {
  return writeSiteSettings(database.kysely, SITE);
}

let count = 0;

export interface TestDeparture {
  id: number;
  tourId: number;
  number: string;
  dateStart: string;
  dateEnd: string;
}

/** A departure in 60 days with ten seats at NT$ 45,900, unless told otherwise. */
export async function addDeparture(
  { kysely }: Database,
  departure: Partial<Insertable<DeparturesTable>> = {},
  tour: Partial<Insertable<ToursTable>> = {},
): Promise<TestDeparture> {
  count += 1;
  const start = departure.date_start ?? addDays(taipeiDay(), 60);
  const tourRow = await kysely
    .insertInto("tours")
    .values({
      code: `TST${count}`,
      name: "北陸立山黑部五日",
      days: 5,
      nights: 4,
      published_at: new Date(0),
      ...tour,
    } as Insertable<ToursTable>)
    .returning("id")
    .executeTakeFirstOrThrow();
  const row = await kysely
    .insertInto("departures")
    .values({
      tour_id: tourRow.id,
      tour_group_number: `TST-${count}-${start.replaceAll("-", "")}`,
      date_start: start,
      date_end: addDays(start, 4),
      price: 45_900,
      deposit: 10_000,
      seats_total: 10,
      minimum_group_size: 16,
      registration_deadline: addDays(start, -14),
      decision_date: addDays(start, -21),
      ...departure,
    } as Insertable<DeparturesTable>)
    .returning(["id", "tour_group_number", "date_start", "date_end"])
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    tourId: tourRow.id,
    number: row.tour_group_number,
    dateStart: row.date_start,
    dateEnd: row.date_end,
  };
}

export function formFor(departure: TestDeparture, email: string, others: Record<string, unknown> = {}) {
  return {
    tour_group_number: departure.number,
    tour_name: "北陸立山黑部五日",
    date_start: departure.dateStart,
    date_end: departure.dateEnd,
    headcount: "2位",
    price: 45_900,
    name: "王小美",
    mobile: "0912345678",
    email,
    suggestion: "",
    ...others,
  };
}

let people = 0;

/** An e-mail that nobody else in the tests has. */
export function newEmail(): string {
  people += 1;
  return `visitor${people}@example.test`;
}

/** The code as the visitor reads it in the mail. */
export async function codeFor({ kysely }: Database, email: string): Promise<string> {
  const mail = await kysely
    .selectFrom("mails")
    .select("text")
    .where("to_address", "=", email)
    .where("dedupe_key", "like", "code:%")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const code = /^\d{6}$/m.exec(mail.text)?.[0];
  if (!code) throw new Error("the mail holds no code");
  return code;
}

/** Sends a code, reads it in the mail, and gives it for a token: through the API, as a visitor does. */
export async function proveEmail(
  server: Server,
  email: string,
  verify_type = "form-submit-register",
): Promise<string> {
  await post(server, paths.sendVerifyCode, { email, verify_type });
  const verify_code = await codeFor(server.context.db, email);
  const { body } = await post(server, paths.verifyCode, { email, verify_type, verify_code });
  return (body["data"] as { data: string }).data;
}

/** Proves the e-mail and registers. */
export async function registerAs(
  server: Server,
  departure: TestDeparture,
  others: Record<string, unknown> = {},
  email = newEmail(),
): Promise<CallAnswer> {
  const token = await proveEmail(server, email);
  return submit(server, formFor(departure, email, others), token);
}

export function submit(server: Server, form: Record<string, unknown>, token?: string): Promise<CallAnswer> {
  return post(server, paths.submitRegister, form, token === undefined ? {} : { "X-VerifyCode-Token": token });
}

/** The registration in an answer. */
export function registrationIn({
  status,
  body,
}: CallAnswer): Record<string, unknown> & { id: number; number: string } {
  if (status !== 201) throw new Error(`refused: ${JSON.stringify(body)}`);
  return (body["data"] as { data: never }).data;
}

export async function seatsHeld({ kysely }: Database, departureId: number): Promise<number> {
  const row = await kysely
    .selectFrom("departures")
    .select("seats_held")
    .where("id", "=", departureId)
    .executeTakeFirstOrThrow();
  return row.seats_held;
}
