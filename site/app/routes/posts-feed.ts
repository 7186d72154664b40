import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { PostCard } from "@farpeak/contract/stories.ts";
import type { Route } from "./+types/posts-feed.ts";
import type { Page } from "../api.ts";
import { apiOf } from "../api-context.ts";
import { writeFeed } from "../blog/rss.ts";
import { postPath, sitePaths } from "../paths.ts";

/** Feed readers come often enough that the newest two pages are plenty. */
const PAGES = [1, 2];

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [{ data: site }, ...pages] = await Promise.all([
    api.get<{ data: SiteSettings }>(paths.site),
    ...PAGES.map((page) => api.get<Page<PostCard>>(paths.posts, { page })),
  ]);
  const absolute = (path: string) => new URL(path, request.url).href;
  const text = writeFeed({
    title: `${site.brand.name}｜旅遊誌`,
    description: "領隊與產品企劃寫的旅行筆記。",
    link: absolute(sitePaths.posts),
    self: absolute(sitePaths.postsFeed),
    items: pages
      .flatMap(({ data }) => data)
      .map((post) => ({
        title: post.title,
        link: absolute(postPath(post.id)),
        description: post.summary,
        author: post.author,
        categories: post.tags.map((tag) => tag.name),
        publishedAt: post.publishedAt,
        image: post.image && { url: absolute(post.image.src), alt: post.image.alt },
      })),
  });
  return new Response(text, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
