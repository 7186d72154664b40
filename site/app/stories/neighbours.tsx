import { Link } from "@farpeak/ui/link.tsx";
import type { Neighbours as NeighboursView } from "./story-types.ts";

type NeighboursProps = {
  stories: NeighboursView;
  path: (id: number) => string;
  /** How one of them is counted: 篇, 則. */
  unit: string;
};

/** The story before and the story after, at the foot of the page. */
export function Neighbours({ stories: { previous, next }, path, unit }: NeighboursProps) {
  if (!previous && !next) return null;
  const turns = [
    { word: `上一${unit}`, story: previous, rel: "prev" },
    { word: `下一${unit}`, story: next, rel: "next" },
  ];
  return (
    <nav
      aria-label={`上一${unit}與下一${unit}`}
      className="no-print page-measure mt-20 grid gap-x-8 md:mt-24 md:grid-cols-2"
    >
      {turns.map(({ word, story, rel }) =>
        story ? (
          <Link
            key={word}
            href={path(story.id)}
            rel={rel}
            className="group block border-t border-line py-6 no-underline last:md:text-right"
          >
            <span className="eyebrow block">{word}</span>
            <span className="mt-1 block text-lg leading-snug font-semibold decoration-ridge-3 decoration-1 underline-offset-4 group-hover:underline">
              {story.title}
            </span>
          </Link>
        ) : (
          <span key={word} className="hidden border-t border-line md:block" />
        ),
      )}
    </nav>
  );
}
