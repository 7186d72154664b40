import { useBrand } from "../brand.ts";
import { sitePaths } from "../paths.ts";

/** Lets feed readers find the blog's feed from its pages. */
export function FeedLink() {
  const title = `${useBrand()}｜旅遊誌`;
  return <link rel="alternate" type="application/rss+xml" title={title} href={sitePaths.postsFeed} />;
}
