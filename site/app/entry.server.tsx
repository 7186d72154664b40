import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { Api, type Transport } from "./api.ts";
import { apiContext } from "./api-context.ts";
import styles from "./app.css?inline";

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
  return new Response(readableFirst(body), { status, headers });
}

/**
 * A page is readable with its first bytes: the styles stand in it (the place for them is in root.tsx;
 * the policy allows them by their hash), and the scripts come after what is seen.
 */
function readableFirst(html: string): string {
  const styled = html.replace('<style id="styles">', () => `<style id="styles">${styles}`);
  return import.meta.env.PROD ? scriptsAfterPaint(styled) : styled;
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ROUTE_MODULES = /(<script type="module" async="">)([^]*?)(<\/script>)/;

/**
 * The router asks for all scripts before the first picture. Pages work without any (links, forms and
 * menus are the browser's own), so theirs are fetched when the first frame has been painted. In a tab
 * that nobody sees no frame comes: there they wait no longer than a second.
 */
function scriptsAfterPaint(html: string): string {
  const addresses = Array.from(html.matchAll(PRELOAD), ([, address]) => address);
  const wait = `await Promise.race([new Promise((painted)=>requestAnimationFrame(()=>setTimeout(painted))),new Promise((late)=>setTimeout(late,1000))]);
for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
`;
  return html
    .replaceAll(PRELOAD, "")
    .replace(ROUTE_MODULES, (_, open: string, code: string, close: string) => open + wait + dynamic(code) + close);
}

/** Imports that stand at a module's head would be fetched before its first line runs. */
function dynamic(code: string): string {
  return code
    .replaceAll(/^import \* as (\w+) from ("[^"]+");?/gm, "const $1 = await import($2);")
    .replaceAll(/^import ("[^"]+");?/gm, "await import($1);");
}
