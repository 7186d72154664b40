import { oneLine } from "./placeholders.ts";

export interface Address {
  name: string;
  address: string;
}

/** Reads `遠岫旅遊 <service@farpeak.example>`, or an address alone. */
export function parseAddress(text: string): Address {
  const clean = oneLine(text);
  const match = /^(.*?)<([^<>]+)>$/.exec(clean);
  if (!match) return { name: "", address: clean };
  const name = (match[1] ?? "").trim().replace(/^"(.*)"$/, "$1");
  return { name, address: (match[2] ?? "").trim() };
}
