/** The blog-list service: ours, or an external one that is asked in its place. */
import { blogList, type PostCard } from "@farpeak/contract/stories.ts";
import type { ServerContext } from "../../context.ts";
import { describeError } from "../../log.ts";
import { listStories } from "../story-list.ts";
import { presentPostCard } from "./posts.present.ts";

const PATIENCE_MS = 3000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** The newest posts, at most `count`. Any failure of an external service is an empty list. */
export async function readBlogList(
  context: Pick<ServerContext, "db" | "settings" | "log">,
  count: number,
): Promise<PostCard[]> {
  const url = context.settings.blogListUrl;
  if (url === undefined) {
    const { rows } = await listStories(context.db.replica, "post", {}, { page: 1, perPage: count });
    return rows.map(presentPostCard);
  }
  try {
    return (await ask(url, count)).slice(0, count);
  } catch (error) {
    context.log.warn("blog_list_failed", describeError(error));
    return [];
  }
}

async function ask(url: string, count: number): Promise<PostCard[]> {
  const form = new FormData();
  form.set("num", String(count));
  const response = await fetch(url, {
    method: "POST",
    body: form,
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`the blog-list service answered ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_ANSWER_BYTES) throw new Error("the blog-list service answered too much");
  return blogList.parse(JSON.parse(text)).list;
}
