/** The blog as RSS 2.0. */

export interface Feed {
  title: string;
  description: string;
  /** Absolute addresses, here and below. */
  link: string;
  self: string;
  items: FeedItem[];
}
export interface FeedItem {
  title: string;
  link: string;
  description: string;
  author: string;
  categories: string[];
  /** ISO 8601. */
  publishedAt: string;
  image: { url: string; alt: string } | null;
}

export function writeFeed(feed: Feed): string {
  const newest = feed.items[0];
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">`,
    `<channel>`,
    element("title", feed.title),
    element("link", feed.link),
    element("description", feed.description),
    element("language", "zh-Hant-TW"),
    `<atom:link href="${escape(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element("lastBuildDate", day(newest.publishedAt))] : []),
    ...feed.items.map(item),
    `</channel>`,
    `</rss>`,
    ``,
  ].join("\n");
}

function item({ title, link, description, author, categories, publishedAt, image }: FeedItem): string {
  return [
    `<item>`,
    element("title", title),
    element("link", link),
    `<guid isPermaLink="true">${escape(link)}</guid>`,
    element("pubDate", day(publishedAt)),
    element("dc:creator", author),
    ...categories.map((category) => element("category", category)),
    element("description", description),
    ...(image
      ? [
          `<media:content url="${escape(image.url)}" medium="image">`,
          element("media:description", image.alt),
          `</media:content>`,
        ]
      : []),
    `</item>`,
  ].join("\n");
}

const element = (name: string, text: string): string => `<${name}>${escape(text)}</${name}>`;

/** RFC 822, which toUTCString writes but for the name of the zone. */
const day = (instant: string): string => new Date(instant).toUTCString().replace("GMT", "+0000");

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML forbids are left out. */
function escape(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  );
}
