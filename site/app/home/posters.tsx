import { Link } from "@farpeak/ui/link.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import type { HomeData } from "./home-data.ts";

type Item = HomeData["sections"][number]["items"][number];

/** Destinations as posters: the title stands on the paper under the picture, as on a print. */
export function DestinationPosters({ items }: { items: readonly Item[] }) {
  return (
    <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-8 md:gap-y-12">
      {items.map((item) => (
        <li key={item.link}>
          <Link href={item.link} className="group block no-underline">
            {item.image && (
              <Picture
                image={item.image}
                sizes="(min-width: 1280px) 756px, (min-width: 768px) 62vw, 92vw"
                className="aspect-[3/4] rounded-sm"
                alt=""
              />
            )}
            <h3 className="mt-4 text-lg leading-snug group-hover:underline md:text-xl">{item.title}</h3>
            <p className="mt-1 text-sm text-muted">{item.subtitle}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Themes: a row of small pictures with a word beside each. */
export function ThemeRow({ items }: { items: readonly Item[] }) {
  return (
    <ul className="mt-8 grid border-t border-line md:grid-cols-2 md:gap-x-12 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.link} className="border-b border-line">
          <Link
            href={item.link}
            className="group flex items-center gap-4 py-4 no-underline focus-visible:outline-offset-0"
          >
            {item.image && (
              <Picture
                image={item.image}
                sizes="144px"
                className="aspect-square w-24 shrink-0 rounded-sm"
                alt=""
              />
            )}
            <span>
              <span className="block text-lg leading-snug font-semibold group-hover:underline">
                {item.title}
              </span>
              <span className="mt-1 block text-sm leading-normal text-muted">{item.subtitle}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
