import { EmptyState } from "@farpeak/ui/empty-state.tsx";
import { Link } from "@farpeak/ui/link.tsx";
import { TagIndex } from "./tag-index.tsx";
import type { TagView } from "./story-types.ts";

type UnknownTagProps = {
  /** As it stood in the address. */
  asked: string;
  list: string;
  /** What the list is called: 旅遊誌. */
  listName: string;
  tags: readonly TagView[];
};

/** A tag nobody uses: the ones that exist, and the whole list. */
export function UnknownTag({ asked, list, listName, tags }: UnknownTagProps) {
  return (
    <>
      <EmptyState heading="h1" title="找不到這個標籤" className="!pb-56">
        <p>
          目前沒有內容標記為「{asked}」。下面是正在使用的標籤，也可以
          <Link href={list} className="text-link text-ink">
            看全部的{listName}
          </Link>
          。
        </p>
      </EmptyState>
      <TagIndex list={list} tags={tags} />
    </>
  );
}
