/** The blog-list service: ours, or an external one that is asked in its place. */
import { type PostCard, postCard } from "@farpeak/contract/stories.ts";
import { z } from "zod";
import type { ServerContext } from "../../context.ts";
import { describeError } from "../../log.ts";
import { listStories } from "../story-list.ts";
import { presentPostCard } from "./posts.present.ts";

const PATIENCE_MS = 3000;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** What others add to their answers is no fault, and stays out of ours. */
const foreignList = z.object({ list: z.array(z.object(postCard.shape)) });

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
  return foreignList.parse(JSON.parse(await boundedText(response))).list;
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error("the blog-list service answered too much");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
