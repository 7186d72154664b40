import { describe, expect, it } from "vitest";
import { writeFeed } from "./rss.ts";

const ITEM = {
  title: 'Q&A：<插頭> 與 "電壓"',
  link: "https://farpeak.example/travel-blog/5",
  description: "轉接頭\u0008只改形狀",
  author: "阿榕",
  categories: ["行前準備", "打包穿搭"],
  publishedAt: "2026-11-19T09:00:00+08:00",
  image: null,
};
const FEED = {
  title: "遠岫旅遊｜旅遊誌",
  description: "旅行筆記",
  link: "https://farpeak.example/travel-blog",
  self: "https://farpeak.example/travel-blog/rss.xml",
  items: [ITEM],
};

describe("writeFeed", () => {
  it("escapes text and leaves out what XML forbids", () => {
    const text = writeFeed(FEED);
    expect(text).toContain("<title>Q&amp;A：&lt;插頭&gt; 與 &quot;電壓&quot;</title>");
    expect(text).toContain("<description>轉接頭只改形狀</description>");
  });
  it("dates as RFC 822 asks, with the offset in figures", () => {
    expect(writeFeed(FEED)).toContain("<pubDate>Thu, 19 Nov 2026 01:00:00 +0000</pubDate>");
  });
  it("names itself, its items for ever, and their categories", () => {
    const text = writeFeed(FEED);
    expect(text).toContain(`<atom:link href="${FEED.self}" rel="self" type="application/rss+xml"/>`);
    expect(text).toContain(`<guid isPermaLink="true">${ITEM.link}</guid>`);
    expect(text.match(/<category>/g)).toHaveLength(2);
  });
  it("stands without any item", () => {
    const text = writeFeed({ ...FEED, items: [] });
    expect(text).not.toContain("<item>");
    expect(text).not.toContain("lastBuildDate");
    expect(text).toContain("</channel>");
  });
});
