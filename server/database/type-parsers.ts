import { type CustomTypesConfig, types } from "pg";

// Object ids of PostgreSQL's built-in types: they never change between versions.
const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const TIMESTAMP_ARRAY = 1115;
const NUMERIC_ARRAY = 1231;
const TEXT_ARRAY = 1009;

type Parse = (text: string) => unknown;

/** node-postgres's own parser; its types know only some of the ids it takes. */
const readAs = types.getTypeParser as (oid: number, format?: string) => (text: string) => never;

const asText: Parse = (text) => text;

/** Ids, counts and money fit a number; one that does not is an error, never a rounded value. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a JavaScript number`);
  return value;
}

const parseTextArray: (text: string) => (string | null)[] = readAs(TEXT_ARRAY, "text");

const ours = new Map<number, Parse>([
  [INT8, safeInteger],
  [INT8_ARRAY, (text) => parseTextArray(text).map((item) => (item === null ? null : safeInteger(item)))],
  // A calendar day has no time zone: a Date would show it a day early somewhere.
  [DATE, asText],
  [DATE_ARRAY, parseTextArray],
  // A wall-clock time in Taipei: 'YYYY-MM-DD HH:mm:ss', as it travels on the wire.
  [TIMESTAMP, asText],
  [TIMESTAMP_ARRAY, parseTextArray],
  // As the single numeric: text, because a float would round it.
  [NUMERIC_ARRAY, parseTextArray],
]);

/**
 * How rows look in our code, the same over both databases: int8 → number, date → 'YYYY-MM-DD',
 * timestamp → 'YYYY-MM-DD HH:mm:ss', numeric → text, timestamptz → Date, json → value; the rest as
 * node-postgres reads it.
 */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (format !== "binary" && ours.get(oid)) || readAs(oid, format),
};
