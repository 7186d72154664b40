import type { TourCard } from "@farpeak/contract/catalog.ts";
import type { Post, PostCard } from "@farpeak/contract/stories.ts";
import { cleanHtml } from "../../http/rich-text.ts";
import { presentOptionalImage } from "../../media/image.ts";
import { instant } from "../../time.ts";
import type { PostRow, StoryPage } from "../story-list.ts";
import { cardSummary, readingMinutes } from "../summary.ts";

export function presentPostCard(row: PostRow): PostCard {
  return {
    id: row.id,
    title: row.title,
    summary: cardSummary(row.summary),
    author: row.author,
    tags: row.tags,
    is_featured: row.is_featured,
    image: presentOptionalImage(row.image),
    published_at: instant(row.published_at ?? row.created_at),
    reading_minutes: readingMinutes(row.content_html),
    updated_at: instant(row.updated_at),
  };
}

export function presentPost(row: PostRow & StoryPage, tours: TourCard[]): Post {
  return {
    ...presentPostCard(row),
    summary: row.summary,
    content_html: cleanHtml(row.content_html),
    related_tours: tours,
    previous: row.previous,
    next: row.next,
  };
}
