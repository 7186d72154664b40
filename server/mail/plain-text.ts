/** The plain-text part of a mail, from the HTML of its body: the same content, readable in a terminal. */

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};

/** @param html cleaned HTML of ours, such as `cleanHtml` leaves it. */
export function plainText(html: string): string {
  let number = 0;
  const text = html
    .replace(/\s*\n\s*/g, "")
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_link, href: string, label: string) =>
      label === href ? href : `${label} ${href}`,
    )
    .replace(/<br\s*\/?>/g, "\n")
    .replace(/<ol\b[^>]*>/g, () => ((number = 0), "\n"))
    .replace(/<li\b[^>]*>/g, () => `\n${(number += 1)}. `)
    .replace(/<\/th>\s*<td\b[^>]*>/g, "：")
    .replace(/<\/(p|h2|h3|h4|ol|ul|table|blockquote)>/g, "\n\n")
    .replace(/<\/tr>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  return text.replace(/\n{3,}/g, "\n\n").trim();
}
