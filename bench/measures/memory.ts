/** The most memory a server holds under a mixed load on the demo agency. */
import { setTimeout as sleep } from "node:timers/promises";
import { API, getData, LIST, listAddresses } from "../agency.ts";
import { fetchRaw, getRequest, type Loader } from "../loader.ts";
import { residentMegabytes, type Running } from "../processes.ts";
import { judged, type Line } from "../report.ts";
import { type DepartureFacts, post, proveEmail, registrationFields } from "../visitors.ts";

const CONNECTIONS = 24;
const LISTS = 400;
const TOURS = 60;
const PICTURES = 200;
const SLICE_MS = 5_000;
const SAMPLE_MS = 250;
const BROWSER = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/** @param server one that keeps its mails in the mailbox page: started without SMTP_URL. */
export async function memory(
  what: string,
  server: Running,
  loader: Loader,
  { seconds, limit }: { seconds: number; limit: number },
): Promise<Line> {
  const requests = await mixedRequests(server.port);
  const samples: number[] = [];
  const sampler = setInterval(() => samples.push(residentMegabytes(server.pid)), SAMPLE_MS);
  const end = performance.now() + seconds * 1000;
  const visitors = keepRegistering(server.port, end);
  let answers = 0;
  while (performance.now() < end) {
    const milliseconds = Math.min(SLICE_MS, Math.max(1, end - performance.now()));
    const job = {
      port: server.port,
      connections: CONNECTIONS,
      until: { milliseconds },
      requests,
      status: 200,
    };
    answers += (await loader.run(job)).answers;
  }
  clearInterval(sampler);
  const registered = await visitors;
  return judged(
    what,
    Math.max(...samples),
    ["≤", limit, " MB"],
    [
      `the most in ${seconds} s; ${samples.at(-1)?.toFixed(0)} MB at the end; ${answers} answers, ${registered} registrations`,
      `the mix: ${requests.length} addresses (pages, lists, tours, departures, pictures) in turn on ${CONNECTIONS} connections, visitors registering meanwhile`,
    ],
  );
}

/** Addresses of every kind that answer 200; what they answer is the cache's and the pictures' own choice. */
async function mixedRequests(port: number): Promise<string[]> {
  const lists = await listAddresses(port, LISTS);
  const queries = lists.map((path) => path.slice(LIST.length));
  const tours = (await getData<{ data: { id: number }[] }>(port, `${API}/AllTours`)).data.slice(0, TOURS);
  const pages = [
    "/",
    "/tours",
    "/tour-list",
    "/countries",
    "/privacy",
    ...tours.map(({ id }) => `/tours/${id}`),
  ];
  const calls = ["home-page", "site", "country", "tours", "events", "praise", "banner"].map(
    (name) => `${API}/${name}`,
  );
  const details = tours.map(({ id }) => `${API}/tour/${id}`);
  const tables = queries.map((query) => `/tour-list${asPageQuery(query)}`);
  const pictures = await picturesOf(port, [...details, ...calls]);
  const all = [...pages, ...calls, ...details, ...tables, ...lists, ...pictures];
  const good: string[] = [];
  for (const path of shuffled(all)) {
    const line = { path, headers: BROWSER };
    if ((await fetchRaw(port, line)).status === 200) good.push(getRequest(line));
  }
  return good;
}

/** The call's parameters as the page names them. */
function asPageQuery(query: string): string {
  return query.replace("date_start", "dateStart").replace("date_end", "dateEnd");
}

async function picturesOf(port: number, calls: string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const path of calls) {
    const { body } = await fetchRaw(port, { path });
    for (const [picture] of body.toString().matchAll(/\/media\/[^"\s]+/g)) found.add(picture);
  }
  return shuffled([...found]).slice(0, PICTURES);
}

/** Every 7th, then every 7th of the rest: kinds are mixed, and each run has the same order. */
function shuffled<T>(items: readonly T[]): T[] {
  return Array.from({ length: 7 }, (_, start) => items.filter((_item, index) => index % 7 === start)).flat();
}

/** One visitor after another, a few a second. @returns how many got a seat or a place in the queue. */
async function keepRegistering(port: number, end: number): Promise<number> {
  let done = 0;
  while (performance.now() < end) {
    await registerOne(port, `load-${done}@example.com`);
    done += 1;
    await sleep(200);
  }
  return done;
}

async function registerOne(port: number, email: string): Promise<void> {
  const token = await proveEmail(port, email);
  const { data } = await getData<{ data: DepartureFacts[] }>(
    port,
    `${LIST}?page=${10 + Math.floor(Math.random() * 20)}`,
  );
  const open = data.find((one) => one.status === "open" || one.status === "few_left");
  if (open)
    await post(port, "form/submit/register", registrationFields(open, email), {
      "X-VerifyCode-Token": token,
    });
}
