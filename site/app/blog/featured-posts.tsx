import { Link } from "@farpeak/ui/link.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import { postPath } from "../paths.ts";
import { titleLink } from "../stories/title-link.ts";
import { TitleText } from "../stories/title-text.tsx";
import { Byline } from "./byline.tsx";
import type { PostView } from "./post-types.ts";

/** The featured set as a magazine's opening page: one piece large, two beside it, the rest as a strip of titles. */
export function FeaturedPosts({ posts }: { posts: readonly PostView[] }) {
  const [first, ...others] = posts;
  if (!first) return null;
  const [beside, beneath] = [others.slice(0, 2), others.slice(2)];
  return (
    <section aria-label="精選文章" className="pt-8 md:pt-12">
      <div className="grid gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-8">
        <Lead post={first} />
        <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-1 lg:content-between">
          {beside.map((post) => (
            <Beside key={post.id} post={post} />
          ))}
        </div>
      </div>
      {beneath.length > 0 && (
        <ul className="mt-12 grid gap-x-8 border-t border-line md:grid-cols-3">
          {beneath.map((post) => (
            <li key={post.id} className="group relative border-b border-line py-6 md:border-b-0">
              <Byline post={post} />
              <h2 className="mt-2 text-lg leading-snug">
                <Link href={postPath(post.id)} className={titleLink}>
                  <TitleText>{post.title}</TitleText>
                </Link>
              </h2>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Lead({ post }: { post: PostView }) {
  return (
    <article className="group relative">
      {post.image && (
        <Picture
          image={post.image}
          sizes="(min-width: 1280px) 790px, 100vw"
          priority
          className="-mx-6 aspect-[3/2] md:mx-0 md:rounded-sm"
          alt=""
        />
      )}
      <Byline post={post} className="mt-6" />
      <h2 className="mt-2 text-2xl leading-snug md:text-3xl md:leading-snug">
        <Link href={postPath(post.id)} className={titleLink}>
          <TitleText>{post.title}</TitleText>
        </Link>
      </h2>
      <p className="mt-3 max-w-prose leading-relaxed text-muted">{post.summary}</p>
    </article>
  );
}

function Beside({ post }: { post: PostView }) {
  return (
    <article className="group relative">
      {post.image && (
        <Picture
          image={post.image}
          sizes="(min-width: 1280px) 378px, (min-width: 768px) 50vw, 100vw"
          className="aspect-[3/2] rounded-sm"
          alt=""
        />
      )}
      <Byline post={post} className="mt-4" />
      <h2 className="mt-1 text-lg leading-snug">
        <Link href={postPath(post.id)} className={titleLink}>
          <TitleText>{post.title}</TitleText>
        </Link>
      </h2>
    </article>
  );
}
