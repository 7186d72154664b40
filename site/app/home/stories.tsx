import { formatDate, formatDateTime, formatPrice, formatSeats } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import { eventPath, offerPath, postPath, tourPath } from "../paths.ts";
import type { HomeData } from "./home-data.ts";

const titleLink = "no-underline hover:underline underline-offset-4 decoration-ridge-3";

export function Lectures({ lectures }: { lectures: HomeData["lectures"] }) {
  return (
    <ul className="mt-8 grid gap-8 md:grid-cols-3">
      {lectures.map((lecture) => (
        <li key={lecture.id} className="grid grid-cols-[7rem_1fr] gap-4 md:block">
          {lecture.image && (
            <Picture
              image={lecture.image}
              sizes="(min-width: 1280px) 378px, (min-width: 768px) 33vw, 168px"
              className="aspect-square rounded-sm md:aspect-[3/2]"
              alt=""
            />
          )}
          <div className="md:mt-4">
            <p className="tabular text-sm text-muted">{formatDateTime(lecture.dateStart)}</p>
            <h3 className="mt-1 text-lg leading-snug">
              <Link href={eventPath(lecture.id)} className={titleLink}>
                {lecture.title}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-muted">{lecture.place}</p>
            <p className="tabular mt-1 text-sm">
              {lecture.fee === 0 ? "免費" : formatPrice(lecture.fee)}
              {"　"}
              {lecture.registrationOpen
                ? formatSeats(lecture.seatsLeft)
                : lecture.seatsLeft > 0
                  ? "已停止報名"
                  : "已額滿"}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Set like a magazine page: one piece large, the others in a column beside it. */
export function Posts({ posts }: { posts: HomeData["posts"] }) {
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      <article>
        {first.image && (
          <Picture
            image={first.image}
            sizes="(min-width: 1280px) 660px, 100vw"
            className="aspect-[3/2] rounded-sm"
            alt=""
          />
        )}
        <p className="mt-4 text-sm text-muted">{byline(first)}</p>
        <h3 className="mt-1 text-xl leading-snug md:text-2xl">
          <Link href={postPath(first.id)} className={titleLink}>
            {first.title}
          </Link>
        </h3>
        <p className="mt-2 max-w-prose">{first.summary}</p>
      </article>
      <div className="border-t border-line">
        {others.map((post) => (
          <article key={post.id} className="grid grid-cols-[1fr_7rem] gap-6 border-b border-line py-6">
            <div>
              <p className="text-sm text-muted">{byline(post)}</p>
              <h3 className="mt-1 text-lg leading-snug">
                <Link href={postPath(post.id)} className={titleLink}>
                  {post.title}
                </Link>
              </h3>
            </div>
            {post.image && (
              <Picture image={post.image} sizes="168px" className="aspect-square rounded-sm" alt="" />
            )}
          </article>
        ))}
      </div>
    </div>
  );
}

function byline(post: HomeData["posts"][number]): string {
  return `${post.author}　${formatDate(post.publishedAt)}　${post.readingMinutes} 分鐘`;
}

export function Offers({ offers }: { offers: HomeData["offers"] }) {
  return (
    <ul className="mt-8 grid border-t border-ink md:grid-cols-3 md:gap-x-12">
      {offers.map((offer) => (
        <li key={offer.id} className="border-b border-line py-6">
          <p className="tabular text-sm text-muted">
            {formatDate(offer.startsOn)} 至 {formatDate(offer.endsOn)}
          </p>
          <h3 className="mt-2 text-lg leading-snug">
            <Link href={offerPath(offer.id)} className={titleLink}>
              {offer.title}
            </Link>
          </h3>
          <p className="mt-2 text-sm">{offer.summary}</p>
        </li>
      ))}
    </ul>
  );
}

export function Praises({ praises }: { praises: HomeData["praises"] }) {
  return (
    <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-12">
      {praises.map((praise) => (
        <li key={praise.id}>
          <figure className="flex h-full flex-col border-l border-ridge-3 pl-6">
            <blockquote>{praise.content}</blockquote>
            <figcaption className="mt-auto pt-4 text-sm text-muted">
              {praise.author}，
              <Link href={tourPath(praise.tour.id)} className="text-link">
                {praise.tour.name}
              </Link>
              ，{formatDate(praise.travelledOn).slice(0, 7)}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
