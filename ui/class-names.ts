/** Joins the class names that are there; `undefined`, `false` and empty ones fall out. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
