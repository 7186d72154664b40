/** The built site as a function from a request to a page. */
import { pathToFileURL } from "node:url";
import { describeError, type Logger } from "@farpeak/server/log.ts";
import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { Transport } from "../site/app/api.ts";

export type RenderPage = (request: Request, transport: Transport) => Promise<Response>;

interface EntryModule {
  createLoadContext: (transport: Transport) => RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
}

/** @param mode development adds the error's own words to error pages. */
export function renderWith(build: ServerBuild, mode: "production" | "development", log: Logger): RenderPage {
  const entry = build.entry.module as ServerBuild["entry"]["module"] & EntryModule;
  const handleError: NonNullable<typeof entry.handleError> = (error, { request }) => {
    if (!request.signal.aborted)
      log.error("page_failed", { path: new URL(request.url).pathname, ...describeError(error) });
  };
  const handle = entry.createRequestHandler({ ...build, entry: { module: { ...entry, handleError } } }, mode);
  return (request, transport) => handle(request, entry.createLoadContext(transport));
}

export async function loadBuild(file: string): Promise<ServerBuild> {
  return (await import(pathToFileURL(file).href)) as ServerBuild;
}
