import { Link } from "@farpeak/ui/link.tsx";
import { tagPath } from "../paths.ts";

/** The tags of one story, each leading to all that carry it. */
export function TagLine({ list, tags }: { list: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="標籤" className="flex flex-wrap gap-x-5">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={tagPath(list, tag)}
            className="text-link inline-flex min-h-11 items-center text-base leading-none text-ridge-2"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
