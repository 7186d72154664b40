/** What OpenAPI 3.1 demands of the parts our document has. */

interface Parameter {
  name?: unknown;
  in?: unknown;
  required?: unknown;
  schema?: unknown;
}
interface Operation {
  summary?: unknown;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: unknown; content?: Record<string, { schema?: unknown }> }>;
}
export interface OpenApi {
  openapi: string;
  info: { title?: unknown; version?: unknown };
  servers?: { url?: unknown }[];
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

const METHODS = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);
const TYPES = new Set<unknown>(["null", "boolean", "object", "array", "number", "string", "integer"]);

/** Every fault of the document, each with where it is. */
export function faultsOf(document: OpenApi): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  must(typeof document.info.title === "string" && typeof document.info.version === "string", "info");
  for (const { url } of document.servers ?? []) must(URL.canParse(String(url)), `server ${String(url)}`);
  for (const [path, operations] of Object.entries(document.paths)) {
    must(path.startsWith("/"), `path ${path}`);
    for (const [method, operation] of Object.entries(operations)) {
      must(METHODS.has(method), `method ${method} of ${path}`);
      for (const fault of operationFaults(path, operation, document))
        faults.push(`${method} ${path}: ${fault}`);
    }
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    faults.push(...schemaFaults(schema, document).map((fault) => `${name}: ${fault}`));
  return faults;
}

function operationFaults(path: string, operation: Operation, document: OpenApi): string[] {
  const { parameters = [], requestBody, responses = {} } = operation;
  const faults = parameters.flatMap((parameter) => parameterFaults(parameter, document));
  const names = parameters.map((parameter) => `${String(parameter.in)}:${String(parameter.name)}`);
  if (new Set(names).size < names.length) faults.push("a parameter twice");
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => `path:${match[1]}`);
  const declared = names.filter((name) => name.startsWith("path:"));
  if (inPath.join() !== declared.join()) faults.push(`parameters of the path: ${declared.join()}`);
  if (typeof operation.summary !== "string" || operation.summary === "") faults.push("no summary");
  if (requestBody && Object.keys(requestBody.content ?? {}).length === 0) faults.push("a body of no kind");
  if (Object.keys(responses).length === 0) faults.push("no responses");
  for (const [status, { description }] of Object.entries(responses))
    if (!/^[1-5]\d\d$/.test(status) || typeof description !== "string") faults.push(`response ${status}`);
  const media = [requestBody, ...Object.values(responses)].flatMap((one) =>
    Object.values(one?.content ?? {}),
  );
  for (const { schema } of media) faults.push(...schemaFaults(schema, document));
  return faults;
}

function parameterFaults(parameter: Parameter, document: OpenApi): string[] {
  const where = String(parameter.in);
  const faults = schemaFaults(parameter.schema, document);
  if (typeof parameter.name !== "string" || parameter.name === "") faults.push("a parameter without a name");
  if (!["path", "query", "header", "cookie"].includes(where)) faults.push(`a parameter in ${where}`);
  if (where === "path" && parameter.required !== true)
    faults.push("a parameter of the path that may be absent");
  return faults;
}

function schemaFaults(schema: unknown, document: OpenApi): string[] {
  if (schema === null || typeof schema !== "object" || Array.isArray(schema)) return ["no schema"];
  const { type, $ref, required, properties, items, $schema, ...rest } = schema as Record<string, unknown>;
  const faults: string[] = [];
  for (const one of type === undefined ? [] : [type].flat())
    if (!TYPES.has(one)) faults.push(`type ${JSON.stringify(one)}`);
  if ($ref !== undefined && !resolves($ref, document)) faults.push(`${JSON.stringify($ref)} leads nowhere`);
  if ($schema !== undefined) faults.push("a dialect inside the document");
  for (const name of Array.isArray(required) ? required : [])
    if (!(properties && Object.hasOwn(properties, String(name))))
      faults.push(`required but unknown: ${String(name)}`);
  const lists = ["anyOf", "oneOf", "allOf", "prefixItems"].flatMap(
    (key) => (rest[key] as unknown[] | undefined) ?? [],
  );
  const parts = [...Object.values(properties ?? {}), ...lists, ...(items === undefined ? [] : [items])];
  return [...faults, ...parts.flatMap((part) => schemaFaults(part, document))];
}

function resolves(reference: unknown, document: unknown): boolean {
  if (typeof reference !== "string" || !reference.startsWith("#/")) return false;
  let at: unknown = document;
  for (const key of reference.slice(2).split("/")) {
    if (at === null || typeof at !== "object") return false;
    at = Reflect.get(at, key);
  }
  return at !== undefined;
}
