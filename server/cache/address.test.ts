import { describe, expect, it } from "vitest";
import { cacheAddress } from "./address.ts";

const TOURS = "/backstage/api/v1/tours";

describe("cacheAddress", () => {
  it("drops what the path does not know and keeps the rest in one order", () => {
    expect(cacheAddress(`${TOURS}?utm_source=x&page=2&countries=JP&fbclid=1`)).toBe(
      `${TOURS}?countries=JP&page=2`,
    );
    expect(cacheAddress(`${TOURS}?countries=JP&page=2`)).toBe(`${TOURS}?countries=JP&page=2`);
    expect(cacheAddress(`${TOURS}?anything=1`)).toBe(TOURS);
    expect(cacheAddress("/backstage/api/v1/site?x=1")).toBe("/backstage/api/v1/site");
    expect(cacheAddress("/unknown?a=1")).toBe("/unknown");
  });
  it("spells a value one way and takes the first of several, as the API does", () => {
    const spelt = `${TOURS}?countries=%E6%97%A5%E6%9C%AC`;
    expect(cacheAddress(`${TOURS}?countries=日本`)).toBe(spelt);
    expect(cacheAddress(`${TOURS}?countries=%e6%97%a5%e6%9c%ac&countries=AT`)).toBe(spelt);
    expect(cacheAddress(`${TOURS}?%63ountries=日本`)).toBe(spelt);
  });
  it("knows the lists one reads and their tags", () => {
    expect(cacheAddress("/events?page=2&type=lecture&x=1")).toBe("/events?type=lecture&page=2");
    expect(cacheAddress("/travel-blog?type=lecture&page=2")).toBe("/travel-blog?page=2");
    expect(cacheAddress("/events/tag/a?page=2&type=lecture")).toBe("/events/tag/a?page=2");
    expect(cacheAddress("/events/7?page=2")).toBe("/events/7");
  });
  it("gives a page's data its own address, with the page's parameters and the router's", () => {
    expect(cacheAddress("/tours.data?x=1&_routes=routes%2Ftours&page=2")).toBe(
      "/tours.data?page=2&_routes=routes%2Ftours",
    );
    expect(cacheAddress("/tours?_routes=x&page=2")).toBe("/tours?page=2");
  });
  it("gives one page one address, however its path is spelt", () => {
    for (const path of [
      "/tours",
      "/tours/",
      "/tours///",
      "//tours",
      "/tour%73",
      "/%74ours/",
      "/tours#a",
      "/tours?#b",
    ])
      expect(cacheAddress(path)).toBe("/tours");
    for (const path of [
      "/events/tag/賞楓",
      "/events/tag/%e8%b3%9e%e6%a5%93",
      "/events/tag/%E8%B3%9E%E6%A5%93",
    ])
      expect(cacheAddress(path)).toBe("/events/tag/%E8%B3%9E%E6%A5%93");
    expect(cacheAddress("/")).toBe("/");
    expect(cacheAddress("///")).toBe("/");
  });
  it("keeps the API's addresses literal: a slash more is another address", () => {
    expect(cacheAddress(`${TOURS}/`)).toBe(`${TOURS}/`);
  });
  it("does not know what is no path of ours", () => {
    for (const url of [
      "http://evil.example/",
      "*",
      "",
      "/a/../tours",
      "/%2e%2E/tours",
      "/./tours",
      "/%",
      "/%ff",
    ])
      expect(cacheAddress(url)).toBeNull();
  });
  it("refuses what is too long, and takes the longest list the API takes", () => {
    expect(cacheAddress(`/${"a".repeat(600)}`)).toBeNull();
    expect(cacheAddress(`${TOURS}?x=${"a".repeat(12_000)}`)).toBeNull();
    const list = encodeURIComponent("國".repeat(1000));
    expect(cacheAddress(`${TOURS}?countries=${list}`)).toBe(`${TOURS}?countries=${list}`);
  });
});
