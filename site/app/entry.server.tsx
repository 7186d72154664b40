import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { Api, type Transport } from "./api.ts";
import { apiContext } from "./api-context.ts";
import styles from "./app.css?inline";
import { scriptsAfterPaint, withStyles } from "./readable-first.ts";

/** The router as this build has it: under Vite it is another copy than the composition root would import. */
export { createRequestHandler } from "react-router";

/** Called by the composition root for each page it has rendered. */
export function createLoadContext(transport: Transport): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, new Api(transport));
  return context;
}

/**
 * Renders the whole page at once: it will be cached, and its policy needs the hashes of all its
 * inline scripts, so nothing is gained by streaming.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const body = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        const stream = new PassThrough();
        text(stream).then(resolve, reject);
        pipe(stream);
      },
      onShellError: reject,
      onError: reject,
    });
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = withStyles(body, styles);
  return new Response(import.meta.env.PROD ? scriptsAfterPaint(page) : page, { status, headers });
}
