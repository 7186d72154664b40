import type { Route } from "./+types/post.ts";
import { apiOf } from "../api-context.ts";
import { Byline } from "../blog/byline.tsx";
import { FeedLink } from "../blog/feed-link.tsx";
import { loadPost } from "../blog/post-data.server.ts";
import { readId } from "../load.ts";
import { PageHead } from "../page-head.tsx";
import { postPath, sitePaths } from "../paths.ts";
import { Neighbours } from "../stories/neighbours.tsx";
import { Share } from "../stories/share.tsx";
import { StoryOpening } from "../stories/story-opening.tsx";
import { TagLine } from "../stories/tag-line.tsx";
import { RelatedTours } from "../tour/related-tours.tsx";

const LIST = { name: "旅遊誌", href: sitePaths.posts };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  return loadPost(apiOf(context), request.url, readId(params.id));
}

export default function Post({ loaderData: { post, neighbours, related, address } }: Route.ComponentProps) {
  return (
    <article>
      <PageHead
        title={post.title}
        description={post.summary}
        address={address}
        image={post.image}
        kind="article"
      />
      <FeedLink />
      <StoryOpening
        list={LIST}
        eyebrow={post.tags.join("・")}
        title={post.title}
        summary={post.summary}
        image={post.image}
      >
        <Byline post={post} className="border-t border-line pt-4" />
      </StoryOpening>
      <div className="page-measure mt-12 md:mt-16">
        <div className="mx-auto max-w-prose">
          {/* Cleaned by the server. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: post.contentHtml }} />
          <footer className="no-print mt-12 flex flex-wrap items-center justify-between gap-x-8 border-t border-line pt-2">
            <TagLine list={LIST.href} tags={post.tags} />
            <Share address={address} />
          </footer>
        </div>
      </div>
      <RelatedTours tours={related} />
      <Neighbours stories={neighbours} path={postPath} unit="篇" />
    </article>
  );
}
