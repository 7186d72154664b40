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
          // An upright cut of a wide drawing: twice as wide as its box.
          sizes="(min-width: 1280px) 352px, (min-width: 768px) 44vw, 92vw"
          priority={priority}
          className="aspect-[3/4] rounded-sm"
          alt=""
        />
      )}
      <p className="mt-3 text-lg leading-snug font-semibold decoration-ridge-3 decoration-1 underline-offset-4 group-hover:underline">
        {country.name}
      </p>
      <p lang="en" className="font-display text-sm leading-normal text-muted">
        {country.englishName}
      </p>
      <p className="tabular mt-1 text-sm leading-normal text-muted">{country.tours} 個行程</p>
    </Link>
  );
}
