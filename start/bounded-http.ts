/** An HTTP server on which nobody holds a place by stalling: neither by sending slowly nor by not reading. */
import { createServer, type RequestListener, type Server } from "node:http";

/** All in milliseconds. */
export interface HttpTimes {
  /** Until the headers of a request are there. */
  headers: number;
  /** Until its body is there too. */
  request: number;
  /** While an answer goes out and the caller takes nothing of it. */
  silence: number;
  /** Between two requests; longer than the 60 seconds after which proxies give up theirs. */
  keepAlive: number;
  /** How often headers and requests are looked at. */
  look: number;
}

const TIMES: HttpTimes = {
  headers: 15_000,
  request: 60_000,
  silence: 60_000,
  keepAlive: 65_000,
  look: 5_000,
};
const MAX_HEADER_BYTES = 16_384;

/** @param times others than usual, for tests. */
export function boundedHttp(listener: RequestListener, times: Partial<HttpTimes> = {}): Server {
  const { headers, request, silence, keepAlive, look } = { ...TIMES, ...times };
  const http = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: look,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    listener,
  );
  http.timeout = silence;
  return http;
}
