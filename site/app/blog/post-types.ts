/** What the pages of the travel blog show; the loaders map the API's answers to no more than this. */
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { Post, PostCard } from "@farpeak/contract/stories.ts";
import type { Neighbours } from "../stories/story-types.ts";
import type { TourCardData } from "../tours/tour-card.tsx";

export type PostView = Pick<
  Camelized<PostCard>,
  "id" | "title" | "summary" | "author" | "publishedAt" | "readingMinutes" | "image"
>;

export interface PostsPageData {
  featured: PostView[];
  posts: PostView[];
  page: number;
  lastPage: number;
  total: number;
}

export interface PostPageData {
  post: PostView & Pick<Camelized<Post>, "contentHtml"> & { tags: string[] };
  neighbours: Neighbours;
  related: TourCardData[];
  address: string;
}
