import { formatMonth } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import { tourPath } from "../paths.ts";
import type { PraiseView } from "./praise-data.server.ts";
import { Rating } from "./rating.tsx";

/** What one traveller said, about which tour, when. */
export function PraiseEntry({ praise, priority }: { praise: PraiseView; priority: boolean }) {
  return (
    <figure>
      {praise.image && (
        <Picture
          image={praise.image}
          sizes="(min-width: 1280px) 378px, (min-width: 768px) 50vw, 100vw"
          priority={priority}
          className="mb-4 aspect-[4/3] rounded-sm"
        />
      )}
      <blockquote className="text-lg leading-relaxed">{praise.content}</blockquote>
      <figcaption className="mt-4 text-sm leading-relaxed text-muted">
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium text-ink">{praise.author}</span>
          <span className="tabular">{formatMonth(praise.travelledOn)}出發</span>
          <Rating value={praise.rating} />
        </span>
        <Link href={tourPath(praise.tour.id)} className="text-link inline-block py-2 leading-snug">
          {praise.tour.name}
        </Link>
      </figcaption>
    </figure>
  );
}
