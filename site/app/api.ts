/**
 * The site's one way to the API. On the server its transport is the API itself, in process; in the
 * browser it is fetch. Answers come with camelCase keys (product.md section 3).
 */
import type { Camelized } from "@farpeak/contract/camel.ts";
import { camelize } from "@farpeak/contract/camel.ts";
import type { ErrorCode, Failure } from "@farpeak/contract/errors.ts";
import type { PageMeta } from "@farpeak/contract/wire.ts";

/** An answer as it came: the HTTP status and the JSON body. */
export interface RawAnswer {
  status: number;
  body: unknown;
}
export type Transport = (path: string) => Promise<RawAnswer>;

export interface Page<T> {
  data: T[];
  meta: Camelized<PageMeta>;
}

/** A call that was refused; `message` is fit to show a person. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode | "network";
  readonly errors: Record<string, string[]>;
  readonly data: Record<string, unknown>;

  constructor(status: number, failure: Partial<Failure>) {
    super(failure.message ?? "連線發生問題，請檢查網路後再試一次");
    this.name = "ApiFailure";
    this.status = status;
    this.code = failure.error_code ?? "network";
    this.errors = failure.errors ?? {};
    this.data = failure.data ?? {};
  }
}

export class Api {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `data` of a successful answer, keys in camelCase. Throws ApiFailure. */
  async get<Wire>(path: string, query: Query = {}): Promise<Camelized<Wire>> {
    const { status, body } = await this.#transport(withQuery(path, query));
    return readData<Wire>(status, body);
  }
}

export type Query = Record<string, string | number | boolean | null | undefined>;

/** Appends what is filled in; the order of `query` is kept, so that equal questions are equal addresses. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.append(name, String(value));
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

export function readData<Wire>(status: number, body: unknown): Camelized<Wire> {
  if (status !== 200 && status !== 201) throw new ApiFailure(status, body ?? {});
  // A proxy's page or a cut connection may come with a good status too.
  if (body === null || typeof body !== "object" || !("data" in body)) throw new ApiFailure(0, {});
  return camelize((body as { data: Wire }).data);
}

/** Sends a form as multipart, as every client of this API does. `headers` carry tokens. */
export async function post<Wire>(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Camelized<Wire>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  let response: Response;
  try {
    response = await fetch(path, { method: "POST", body: form, headers });
  } catch {
    throw new ApiFailure(0, {});
  }
  const body: unknown = await response.json().catch(() => null);
  return readData<Wire>(response.status, body);
}
