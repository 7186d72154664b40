/** What the pages of events, posts and offers share. */
import type { StoryLink } from "@farpeak/contract/stories.ts";

export interface TagView {
  id: number;
  name: string;
  /** Stories that carry it. */
  count: number;
}

/** The stories published before and after this one. */
export interface Neighbours {
  previous: StoryLink | null;
  next: StoryLink | null;
}
