import { Link } from "@farpeak/ui/link.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import { postPath } from "../paths.ts";
import { titleLink } from "../stories/title-link.ts";
import { TitleText } from "../stories/title-text.tsx";
import { Byline } from "./byline.tsx";
import type { PostView } from "./post-types.ts";

type PostListProps = {
  posts: readonly PostView[];
  heading?: "h2" | "h3";
  /** The first picture is what the eye meets first. */
  priority?: boolean;
};

/** Posts in three columns; on a phone the picture stands small beside the title. */
export function PostList({ posts, heading: Heading = "h3", priority = false }: PostListProps) {
  return (
    <ul className="mt-8 grid gap-x-8 md:grid-cols-2 md:gap-y-14 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.id} className="border-b border-line py-6 first:pt-0 md:border-b-0 md:py-0">
          <article className="group relative grid grid-cols-[1fr_6.5rem] gap-x-4 md:block">
            {post.image && (
              <Picture
                image={post.image}
                sizes="(min-width: 1280px) 378px, (min-width: 768px) 50vw, 104px"
                priority={priority && index === 0}
                className="order-last aspect-square self-start rounded-sm md:aspect-[3/2]"
                alt=""
              />
            )}
            <div className="md:mt-4">
              <Byline post={post} />
              <Heading className="mt-1 text-lg leading-snug">
                <Link href={postPath(post.id)} className={titleLink}>
                  <TitleText>{post.title}</TitleText>
                </Link>
              </Heading>
              <p className="mt-2 hidden text-base leading-relaxed text-muted md:line-clamp-3 md:[display:-webkit-box]">
                {post.summary}
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
