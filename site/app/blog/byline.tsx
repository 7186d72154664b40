import { formatDate } from "@farpeak/ui/format.ts";
import { classNames } from "@farpeak/ui/class-names.ts";
import type { PostView } from "./post-types.ts";

/** By whom, when, and how long it takes to read. */
export function Byline({ post, className }: { post: PostView; className?: string }) {
  return (
    <p className={classNames("tabular flex flex-wrap gap-x-4 text-sm leading-normal text-muted", className)}>
      <span>{post.author}</span>
      <time dateTime={post.publishedAt.slice(0, 10)}>{formatDate(post.publishedAt)}</time>
      <span>閱讀約 {post.readingMinutes} 分鐘</span>
    </p>
  );
}
