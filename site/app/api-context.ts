import { createContext, type RouterContextProvider } from "react-router";
import type { Api } from "./api.ts";

/** Set by the composition root for each request; entry.server re-exports it, since a key has identity. */
export const apiContext = createContext<Api | null>(null);

/** The API of this request. */
export function apiOf(context: Readonly<RouterContextProvider>): Api {
  const api = context.get(apiContext);
  if (!api) throw new Error("the request has no API: the composition root sets apiContext");
  return api;
}
