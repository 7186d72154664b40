/** The envelope of every answer and the shared small shapes (contract.md sections 1 and 3). */
import { z } from "zod";
import { parseDay } from "./rules.ts";

/** Wraps a data schema into the success envelope. */
export function success<T extends z.ZodType>(data: T) {
  return z.strictObject({ status: z.literal([200, 201]), message: z.literal("success"), data });
}

/** `data` of a call that answers one thing: `{data: …}`. */
export function one<T extends z.ZodType>(item: T) {
  return z.strictObject({ data: item });
}

export const pageMeta = z.strictObject({
  current_page: z.int().positive(),
  per_page: z.int().positive(),
  last_page: z.int().positive(),
  total: z.int().nonnegative(),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** `data` of a paged call: `{data: […], meta}`. */
export function page<T extends z.ZodType>(item: T) {
  return z.strictObject({ data: z.array(item), meta: pageMeta });
}

/** A record's id: a PostgreSQL integer. */
export const id = z.int().positive().max(2_147_483_647);
/** A pure date, `YYYY-MM-DD`. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** A local date-time in Asia/Taipei, `YYYY-MM-DD HH:mm:ss`. */
export const localDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
/** An instant with its offset, ISO 8601. */
export const instant = z.iso.datetime({ offset: true });
/** New Taiwan dollars, whole. */
export const money = z.int().nonnegative();

export const image = z.strictObject({
  src: z.string(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  variants: z.array(z.strictObject({ src: z.string(), width: z.int().positive(), type: z.string() })),
  /** Placeholder tone, `#rrggbb`. */
  color: z.string(),
});
export type Image = z.infer<typeof image>;

export const failure = z.strictObject({
  status: z.int().min(400),
  message: z.string(),
  error_code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  request_id: z.string(),
});

const positiveInteger = (message: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, message)
    .transform(Number);
/** `page` of a query: from 1; anything else is refused. */
export const pageQuery = positiveInteger("頁碼須為正整數").optional().meta({ description: "從 1 開始" });
/** `pre_page` of a query: 1 to 100. */
export const perPageQuery = positiveInteger("每頁筆數須為 1 到 100 的整數")
  .refine((size) => size <= 100, "每頁筆數須為 1 到 100 的整數")
  .optional();
/** A number in a path. An address that is no number is no address of ours: 404. */
export const idParam = z.string().regex(/^[1-9]\d{0,9}$/);
/** Comma-joined ids or names, at most 50; empty items are dropped. */
export const listQuery = z
  .string()
  .max(1000, "篩選條件太長")
  .transform((text) => [
    ...new Set(
      text
        .split(",")
        .map((item) => item.trim())
        .filter(Boolean),
    ),
  ])
  .refine((items) => items.length <= 50, "篩選條件最多 50 項")
  .optional();
/** An id in a query; an empty text is none. */
export const idQuery = (message: string) =>
  z
    .string()
    .regex(/^\d{0,9}$/, message)
    .transform((text) => (text === "" ? undefined : Number(text)))
    .optional();
/** A day in a query, either form of product.md section 5; answers `YYYY-MM-DD`. An empty text is none. */
export const dayQuery = z
  .string()
  .transform((text, context) => {
    if (text.trim() === "") return undefined;
    const parsed = parseDay(text);
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: "日期格式錯誤，請用 2026/12/05 這樣的格式" });
    return z.NEVER;
  })
  .optional();
/** `1`/`0`/`true`/`false`; absent or empty means both. */
export const flagQuery = z
  .enum(["1", "0", "true", "false", ""], "請填 1 或 0")
  .transform((text) => (text === "" ? undefined : text === "1" || text === "true"))
  .optional();
