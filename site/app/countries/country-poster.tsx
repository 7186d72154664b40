import { Link } from "@farpeak/ui/link.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import { toursPath } from "../paths.ts";
import type { AtlasCountry } from "./atlas-data.ts";

/** A country as a small poster: the drawing, its two names, how many tours go there. */
export function CountryPoster({ country, priority }: { country: AtlasCountry; priority: boolean }) {
  return (
    <Link href={toursPath({ countries: [String(country.id)] })} className="group block no-underline">
      {country.image && (
        <Picture
          image={country.image}
          sizes="(min-width: 1280px) 218px, (min-width: 768px) 30vw, 46vw"
          priority={priority}
          className="aspect-[3/4] rounded-sm"
          alt=""
        />
      )}
      <p className="mt-3 flex items-baseline justify-between gap-2 leading-snug">
        <span className="text-lg font-semibold decoration-ridge-3 decoration-1 underline-offset-4 group-hover:underline">
          {country.name}
        </span>
        <span className="tabular shrink-0 text-sm text-muted">{country.tours} 個行程</span>
      </p>
      <p lang="en" className="mt-1 font-display text-sm leading-normal tracking-wide text-muted">
        {country.englishName}
      </p>
    </Link>
  );
}
