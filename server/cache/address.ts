/**
 * The address of a cached answer: its path and the query parameters that it knows, in one order.
 * What a path does not know is dropped, so that strangers' parameters make no entries.
 */

const FILTER = ["countries", "tags", "styles", "date_start", "date_end"];
const PAGE_FILTER = ["countries", "tags", "dateStart", "dateEnd", "page"];

const KNOWN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/backstage\/api\/v1\/tours$/, [...FILTER, "page", "pre_page", "get_popular_tours", "tour_id"]],
  [/^\/backstage\/api\/v1\/tour-groups$/, [...FILTER, "page", "pre_page", "tour_id", "is_open"]],
  [/^\/backstage\/api\/v1\/(tours|tour-groups)\/facets$/, [...FILTER, "is_open"]],
  [/^\/backstage\/api\/v1\/events$/, ["type", "tags", "is_featured", "page"]],
  [/^\/backstage\/api\/v1\/(promotional-offers|travel-columns)$/, ["tags", "is_featured", "page"]],
  [/^\/backstage\/api\/v1\/praise$/, ["page"]],
  [/^\/(tours|tour-list)$/, [...PAGE_FILTER, "month", "closed"]],
  [/^\/tours\/\d+(\/\d+)?$/, ["page"]],
  [/^\/events$/, ["type", "page"]],
  [/^\/contact$/, ["tour", "departure"]],
  [/^\/(travel-blog|promotional-offers|praise)$/, ["page"]],
  [/^\/(events|travel-blog|promotional-offers)\/tag\/[^/]+$/, ["page"]],
];

const MAX_PATH = 500;
/** A list of a thousand Chinese characters takes nine bytes for each. */
const MAX_QUERY = 12_000;

/**
 * @param url path and query as they stand in the request line.
 * @returns the normalised address, which is also what the app is asked for; null where it is not one
 *   of ours: too long, not a path (`http://…`, `*`), or not readable.
 */
export function cacheAddress(url: string): string | null {
  const [whole = ""] = url.split("#", 1);
  const mark = whole.indexOf("?");
  const path = normalPath(mark < 0 ? whole : whole.slice(0, mark));
  if (path === null || mark < 0) return path;
  const query = whole.slice(mark + 1);
  if (query.length > MAX_QUERY) return null;
  const known = knownParameters(path);
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = given.get(name);
    if (value !== null) kept.append(name, value);
  }
  const text = kept.toString();
  return text === "" ? path : `${path}?${text}`;
}

/**
 * One spelling for all that lead to the same page: no dots, each character escaped one way or not at
 * all, and no needless slashes in a page's address.
 */
function normalPath(path: string): string | null {
  if (!path.startsWith("/") || path.length > MAX_PATH) return null;
  // The most common addresses are spelt well already.
  if (/^(\/[\w-]+)+$/.test(path)) return path;
  try {
    const segments = path.split("/").map((segment) => encodeURIComponent(decodeURIComponent(segment)));
    if (segments.some((segment) => segment === "." || segment === "..")) return null;
    const spelt = segments.join("/");
    return spelt.startsWith("/backstage/") ? spelt : spelt.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  } catch {
    return null;
  }
}

function knownParameters(path: string): readonly string[] {
  // A page's data has the page's parameters and the router's own list of routes.
  const isData = path.endsWith(".data");
  const page = isData ? path.slice(0, -5) : path;
  const known = KNOWN.find(([pattern]) => pattern.test(page))?.[1] ?? [];
  return isData ? [...known, "_routes"] : known;
}
