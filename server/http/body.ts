/** Reads a write call's body: multipart, urlencoded and JSON become the same record of fields. */
import { ApiError } from "./api-error.ts";

/** Forms are small; uploads have their own call. */
export const MAX_BODY_BYTES = 256 * 1024;
const MAX_FIELDS = 100;

/**
 * @returns the fields by name. A field sent twice keeps its values as a list. Files are refused.
 * @throws ApiError payload_too_large, unsupported_media_type or malformed_request.
 */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const bytes = await readBounded(request);
  if (bytes.length === 0) return {};
  if (type === "application/json") return readJson(bytes);
  if (type === "application/x-www-form-urlencoded") refuseManyPairs(bytes);
  if (type === "multipart/form-data" || type === "application/x-www-form-urlencoded") {
    return readForm(bytes, request.headers.get("content-type") ?? "");
  }
  throw new ApiError("unsupported_media_type");
}

async function readBounded(request: Request): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES)
    throw new ApiError("payload_too_large");
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw new ApiError("payload_too_large");
      chunks.push(chunk);
    }
  } catch (error) {
    // The caller went away in the middle of it: no defect of ours.
    throw error instanceof ApiError ? error : new ApiError("malformed_request");
  }
  return Buffer.concat(chunks);
}

function readJson(bytes: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError("malformed_request");
  }
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new ApiError("malformed_request");
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNulls(inner)]));
}

/** Looked at before the parser does: it takes half a second for the hundred thousand that fit into a body. */
function refuseManyPairs(bytes: Buffer): void {
  let from = 0;
  for (let count = 0; (from = bytes.indexOf("&", from) + 1) > 0; count += 1) {
    if (count > MAX_FIELDS) throw new ApiError("malformed_request");
  }
}

async function readForm(bytes: Buffer, contentType: string): Promise<Record<string, unknown>> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new ApiError("malformed_request");
  }
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let count = 0;
  for (const [name, value] of form) {
    if (typeof value !== "string" || (count += 1) > MAX_FIELDS) throw new ApiError("malformed_request");
    const before = fields[name];
    const text = withoutNulls(value);
    fields[name] =
      before === undefined ? text : Array.isArray(before) ? [...(before as unknown[]), text] : [before, text];
  }
  return fields;
}

/** PostgreSQL's text holds no NUL; nobody types one. */
function withoutNulls(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "") : value;
}
