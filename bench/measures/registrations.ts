/** How many registrations a second the API takes, mails and audit included. */
import { API, getData, LIST, serve } from "../agency.ts";
import type { Loader } from "../loader.ts";
import type { BenchDatabase } from "../postgres.ts";
import { type Line, noted } from "../report.ts";
import { type DepartureFacts, provenParties, registrationFields } from "../visitors.ts";

const PARTIES = 400;
const DEPARTURES = 40;
const CONNECTIONS = 16;

export async function registrations(loader: Loader, database: BenchDatabase, dataDir: string): Promise<Line> {
  const server = await serve(database, dataDir);
  const { data } = await getData<{ data: DepartureFacts[] }>(server.port, `${LIST}?pre_page=100&page=2`);
  const open = data.filter((one) => one.status === "open" || one.status === "few_left").slice(0, DEPARTURES);
  const parties = await provenParties(server.port, PARTIES);
  const requests = parties.map(({ email, token }, index) => {
    const departure = open[index % open.length];
    if (!departure) throw new Error("The demo agency has no open departure.");
    return postRequest(registrationFields(departure, email), token);
  });
  const until = { answers: PARTIES };
  const job = { port: server.port, connections: CONNECTIONS, until, requests, status: 201 };
  const { answers, seconds } = await loader.run(job);
  await server.stop();
  return noted("registrations a second through the API", (answers / seconds).toFixed(0), [
    `${answers} parties of two on ${open.length} departures, ${CONNECTIONS} connections; an absolute figure: it says something of this machine only`,
  ]);
}

function postRequest(fields: Record<string, string>, token: string): string {
  const body = new URLSearchParams(fields).toString();
  const headers = [
    `POST ${API}/form/submit/register HTTP/1.1`,
    "Host: localhost",
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-VerifyCode-Token: ${token}`,
  ];
  return `${headers.join("\r\n")}\r\n\r\n${body}`;
}
