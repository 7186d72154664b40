/** A bare node:http server that sends one answer to everybody: the ceiling of any cache in Node. */
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { listen } from "./listen.ts";

interface Kept {
  status: number;
  headers: [name: string, value: string][];
  /** base64 */
  body: string;
}

const kept = JSON.parse(readFileSync(process.env["ANSWER"] ?? "", "utf8")) as Kept;
const headers = kept.headers.flat();
const body = Buffer.from(kept.body, "base64");

listen(
  createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
    response.writeHead(kept.status, headers);
    response.end(body);
  }),
);
