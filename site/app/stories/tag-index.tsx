import { Choice, Choices } from "../tours/choice.tsx";
import { tagPath } from "../paths.ts";
import type { TagView } from "./story-types.ts";

type TagIndexProps = {
  /** Address of the list of stories. */
  list: string;
  tags: readonly TagView[];
  /** The tag whose page this is. */
  current?: number | undefined;
};

/** All tags of a kind of story, as an index at the back of a magazine: each with how many there are. */
export function TagIndex({ list, tags, current }: TagIndexProps) {
  if (tags.length === 0) return null;
  return (
    <nav
      aria-label="標籤"
      className="border-y border-line py-4 md:grid md:grid-cols-[6rem_1fr] md:gap-8 md:py-6 print:hidden"
    >
      <p className="display-title text-lg md:leading-11 lg:leading-8">標籤</p>
      <Choices label="依標籤閱讀">
        {tags.map(({ id, name, count }) => (
          <li key={id}>
            <Choice name={name} count={count} href={tagPath(list, name)} current={id === current} />
          </li>
        ))}
      </Choices>
    </nav>
  );
}
