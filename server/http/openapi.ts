/** The OpenAPI document, made from the very schemas that check each call. */
import { API_BASE } from "@farpeak/contract/paths.ts";
import { ERRORS, ERROR_MESSAGES, type ErrorCode } from "@farpeak/contract/errors.ts";
import { failure } from "@farpeak/contract/wire.ts";
import { z } from "zod";
import type { DocumentedCall } from "./call.ts";

type Json = Record<string, unknown>;

const WRITE_TYPES = ["multipart/form-data", "application/x-www-form-urlencoded", "application/json"];

export function openApiDocument(calls: readonly DocumentedCall[], publicUrl: string): Json {
  const addresses: Record<string, Json> = {};
  for (const call of calls) (addresses[`${API_BASE}${call.path}`] ??= {})[call.method] = operation(call);
  return {
    openapi: "3.1.0",
    info: {
      title: "Farpeak API",
      version: "1.0.0",
      description: "公開網站與會員使用的介面。鍵名一律 snake_case；金額為新臺幣整數；時間為臺北時間。",
    },
    servers: [{ url: publicUrl }],
    paths: addresses,
    components: { schemas: { Failure: schema(failure, "output") } },
  };
}

function operation(call: DocumentedCall): Json {
  const status = call.status ?? 200;
  const data = schema(call.answer, "output");
  const envelope = {
    type: "object",
    required: ["status", "message", "data"],
    properties: { status: { const: status }, message: { const: "success" }, data },
  };
  return {
    summary: call.summary,
    tags: [call.group],
    parameters: [
      ...pathParameters(call.path),
      ...headerParameters(call.headers),
      ...queryParameters(call.query),
    ],
    ...(call.body
      ? { requestBody: { required: true, content: forEachType(schema(call.body, "input")) } }
      : {}),
    responses: {
      [status]: {
        description: "success",
        content: { "application/json": { schema: call.bare ? data : envelope } },
      },
      ...failures(call),
    },
  };
}

function forEachType(body: Json): Json {
  return Object.fromEntries(WRITE_TYPES.map((type) => [type, { schema: body }]));
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 1 },
  }));
}

function headerParameters(headers: Record<string, string> = {}): Json[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    description,
    schema: { type: "string" },
  }));
}

function queryParameters(query: z.ZodType | undefined): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schema(query, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: type,
  }));
}

function failures(call: DocumentedCall): Json {
  const codes: ErrorCode[] = [...(call.errors ?? [])];
  if (call.path.includes("{")) codes.push("not_found");
  if (call.query ?? call.body) codes.push("validation_failed");
  if (call.body) codes.push("malformed_request", "payload_too_large", "unsupported_media_type");
  codes.push("too_many_requests", "unavailable", "internal_error");
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes))
    byStatus.set(ERRORS[code], [...(byStatus.get(ERRORS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `${code}：${ERROR_MESSAGES[code]}`).join("；"),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    ]),
  );
}

function schema(type: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: "any" }) as Json;
  return rest;
}
