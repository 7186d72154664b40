/** HTML from a template literal: every value is escaped unless it is HTML already. */

export interface Html {
  readonly text: string;
}

type Value = string | number | Html | readonly Html[] | null | undefined;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Marks text of our own as HTML. Never for anything a person typed. */
export function raw(text: string): Html {
  return { text };
}

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { text: parts.map((part, index) => part + render(values[index])).join("") };
}

function render(value: Value): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  if ("text" in value) return value.text;
  return value.map((item) => item.text).join("");
}
