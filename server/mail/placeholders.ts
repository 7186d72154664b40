/** `{{name}}` in a template, and what stands in its place. */
import { escapeHtml } from "../http/html.ts";

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** What a person wrote in several lines; every other value is one line, whatever was typed. */
const SEVERAL_LINES = new Set(["suggestion"]);

export class UnknownPlaceholder extends Error {
  constructor(name: string) {
    super(`the mail has no value for {{${name}}}`);
    this.name = "UnknownPlaceholder";
  }
}

/** The placeholders in `text` that are not among `known`, for whoever edits a template. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? "");
  return [...new Set(names.filter((name) => !known.includes(name)))];
}

/**
 * Fills HTML; every value is escaped.
 * @throws UnknownPlaceholder
 */
export function fillHtml(text: string, values: Readonly<Record<string, string>>): string {
  return fill(text, values, (name, value) =>
    SEVERAL_LINES.has(name) ? escapeHtml(value).replace(/\r\n|\r|\n/g, "<br />") : escapeHtml(oneLine(value)),
  );
}

/**
 * Fills a header: one line, whatever the values hold, so that none can begin a header of its own.
 * @throws UnknownPlaceholder
 */
export function fillLine(text: string, values: Readonly<Record<string, string>>): string {
  return oneLine(fill(text, values, (_name, value) => value)).slice(0, 200);
}

/** Without line breaks and other control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

function fill(
  text: string,
  values: Readonly<Record<string, string>>,
  write: (name: string, value: string) => string,
): string {
  return text.replace(PLACEHOLDER, (_match, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new UnknownPlaceholder(name);
    return write(name, value);
  });
}
