/** The whole product on one node:http server: assets, pictures, cached pages and lists, and the API. */
import type { IncomingMessage, RequestListener, Server as HttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { API_BASE } from "@farpeak/contract/paths.ts";
import { cachedListener } from "@farpeak/server/cache/cached-listener.ts";
import type { Server } from "@farpeak/server/create-server.ts";
import { describeError } from "@farpeak/server/log.ts";
import { boundedHttp } from "./bounded-http.ts";
import { createFill } from "./fill.ts";
import { health } from "./health.ts";
import type { ServeAsset } from "./assets.ts";
import type { RenderPage } from "./site.ts";
import type { Settings } from "./settings.ts";

interface Parts {
  server: Server;
  settings: Settings;
  site: RenderPage;
  /** Undefined in development: Vite serves them. */
  assets: ServeAsset | undefined;
}

export function createApp({ server, settings, site, assets }: Parts): HttpServer {
  const { log } = server.context;
  const onError = (error: unknown, request: IncomingMessage) =>
    log.error("page_failed", { path: request.url, ...describeError(error) });
  const api = getRequestListener((request, env) => server.api.fetch(request, env), {
    overrideGlobalObjects: false,
  });
  const fill = createFill({
    cache: server.cache,
    publicUrl: settings.publicUrl,
    api: (request, bindings) => server.api.fetch(request, bindings),
    site,
    strictPolicy: assets !== undefined,
  });
  const cached = cachedListener({
    cache: server.cache,
    isPublic: (path) => isPage(path) || (settings.pageCache && isPublicCall(path)),
    fill,
    next: (request, response) => void api(request, response),
    onError,
  });
  const probes = health(server);
  const listener: RequestListener = (request, response) => {
    if (probes(request, response) || assets?.(request, response)) return;
    if (request.url?.startsWith("/media/")) return server.media(request, response);
    cached(request, response);
  };
  return boundedHttp(listener);
}

/** Public GET calls answer the same to everyone; the documents beside them are made once anyway. */
function isPublicCall(path: string): boolean {
  return (
    path.startsWith(`${API_BASE}/v1/`) &&
    !path.startsWith(`${API_BASE}/v1/user`) &&
    !path.startsWith(`${API_BASE}/v1/auth`)
  );
}

/** Everything outside the back office's own paths is a page of the site, also one that does not exist. */
function isPage(path: string): boolean {
  return !path.startsWith("/backstage/");
}
