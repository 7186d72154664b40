/** Loads posts: lists, and one with what its page needs. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type { Post, PostCard } from "@farpeak/contract/stories.ts";
import type { Api, Page } from "../api.ts";
import { upTo } from "../images.ts";
import { orNotFound } from "../load.ts";
import { postPath } from "../paths.ts";
import { toTourCardData } from "../tours/tour-card.tsx";
import type { PostPageData, PostsPageData, PostView } from "./post-types.ts";

/** The featured set leads the first page; the list beneath holds the others. */
export async function loadPosts(api: Api, page: number): Promise<PostsPageData> {
  const [featured, list] = await Promise.all([
    page === 1 ? api.get<Page<PostCard>>(paths.posts, { is_featured: 1, page: 1 }) : null,
    api.get<Page<PostCard>>(paths.posts, { is_featured: 0, page }),
  ]);
  return {
    featured: (featured?.data ?? []).map((post, at) => toPostView(post, at === 0 ? 1280 : 640)),
    ...listOf(list),
  };
}

/** @param tag id of a tag. */
export async function loadPostsOfTag(api: Api, tag: number, page: number): Promise<PostsPageData> {
  return { featured: [], ...listOf(await api.get<Page<PostCard>>(paths.posts, { tags: tag, page })) };
}

export async function loadPost(api: Api, url: string, id: number): Promise<PostPageData> {
  const { data: post } = await orNotFound(api.get<{ data: Post }>(paths.post(id)));
  return {
    post: {
      ...toPostView(post, 1920),
      contentHtml: post.contentHtml,
      tags: post.tags.map((tag) => tag.name),
    },
    neighbours: { previous: post.previous, next: post.next },
    related: post.relatedTours.map(toTourCardData),
    address: new URL(postPath(id), url).href,
  };
}

function listOf({ data, meta }: Camelized<Page<PostCard>>): Omit<PostsPageData, "featured"> {
  const posts = data.map((post) => toPostView(post, 960));
  return { posts, page: meta.currentPage, lastPage: meta.lastPage, total: meta.total };
}

/** @param width of the widest variant a page may show, in pixels. */
function toPostView(post: Camelized<PostCard>, width: number): PostView {
  const { id, title, summary, author, publishedAt, readingMinutes, image } = post;
  return { id, title, summary, author, publishedAt, readingMinutes, image: upTo(image, width) };
}
