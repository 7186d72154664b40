import { Icon } from "@farpeak/ui/icon.tsx";
import { Pagination } from "@farpeak/ui/pagination.tsx";
import { Rss } from "lucide-react";
import { redirect } from "react-router";
import type { Route } from "./+types/posts.ts";
import { apiOf } from "../api-context.ts";
import { FeaturedPosts } from "../blog/featured-posts.tsx";
import { FeedLink } from "../blog/feed-link.tsx";
import { loadPosts } from "../blog/post-data.server.ts";
import { PostList } from "../blog/post-list.tsx";
import { readPage } from "../load.ts";
import { PageHead } from "../page-head.tsx";
import { pagePath, sitePaths } from "../paths.ts";
import { Masthead } from "../stories/masthead.tsx";
import { TagIndex } from "../stories/tag-index.tsx";
import { loadTags } from "../stories/tags.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const page = readPage(request.url);
  const [posts, tags] = await Promise.all([loadPosts(api, page), loadTags(api, "post")]);
  if (page > posts.lastPage) throw redirect(pagePath(sitePaths.posts, posts.lastPage));
  return { ...posts, tags, address: new URL(pagePath(sitePaths.posts, page), request.url).href };
}

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { featured, posts, page, lastPage, tags, address } = loaderData;
  return (
    <div className="page-measure">
      <PageHead
        title={page > 1 ? `旅遊誌 第 ${page} 頁` : "旅遊誌"}
        description="領隊與產品企劃寫的旅行筆記：出發前的準備、看懂行程與契約、各地的歷史、建築、自然與飲食。"
        address={address}
        image={(featured[0] ?? posts[0])?.image ?? null}
      />
      <FeedLink />
      <Masthead
        title="旅遊誌"
        aside={
          <a
            href={sitePaths.postsFeed}
            className="inline-flex min-h-11 items-center gap-2 text-base leading-none no-underline underline-offset-4 hover:underline"
          >
            <Icon icon={Rss} />
            RSS 訂閱
          </a>
        }
      >
        領隊在路上寫的，企劃在桌前查的：出發前值得一讀的事。
      </Masthead>
      <FeaturedPosts posts={featured} />
      {page === 1 && (
        <div className="mt-10 md:mt-14">
          <TagIndex list={sitePaths.posts} tags={tags} />
        </div>
      )}
      <section aria-labelledby="latest" className="pt-12 md:pt-16">
        <h2 id="latest" className="display-title text-2xl">
          {page > 1 ? "全部文章" : "最新文章"}
        </h2>
        <PostList posts={posts} priority={featured.length === 0} />
        <Pagination
          page={page}
          lastPage={lastPage}
          href={(number) => pagePath(sitePaths.posts, number)}
          className="mt-14"
        />
      </section>
    </div>
  );
}
