/**
 * The API's own documents, over HTTP. The structure is held to what OpenAPI 3.1 demands by a small
 * checker of our own, written from the specification: a validator would be one more dependency.
 */
import { API_BASE, paths } from "@farpeak/contract/paths.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedTestDatabase, withDatabase } from "../database/testing.ts";
import { DEPARTURES } from "../testing-catalogue.ts";
import { useCatalogueApi } from "../testing-http.ts";
import { faultsOf, type OpenApi } from "./testing-openapi.ts";

withDatabase(openEmbeddedTestDatabase, (database) => {
  const api = useCatalogueApi(database);

  describe("openapi.json", () => {
    let document: OpenApi;
    beforeAll(async () => {
      document = (await (await fetch(api().origin + paths.openapi)).json()) as OpenApi;
    });

    it("is well-formed OpenAPI 3.1", () => {
      expect(document.openapi).toMatch(/^3\.1\.\d+$/);
      expect(faultsOf(document)).toEqual([]);
    });
    it("names every address the contract names, and each is served", async () => {
      const addresses = Object.entries(paths)
        .filter(([name]) => name !== "openapi" && name !== "docs")
        .map(([, path]) =>
          typeof path === "function" ? path(path === paths.departure ? DEPARTURES.open : 1) : path,
        );
      expect(addresses.length).toBeGreaterThan(20);
      const declared = Object.keys(document.paths).map(
        (path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "\\d+")}$`),
      );
      for (const address of addresses) {
        expect([address, declared.some((pattern) => pattern.test(address))]).toEqual([address, true]);
        const response = await fetch(api().origin + address);
        // 405: served, but by another method.
        expect([200, 405]).toContain(response.status);
      }
    });
    it("names nothing that is not served", async () => {
      for (const [path, operations] of Object.entries(document.paths))
        for (const method of Object.keys(operations)) {
          const address = path.replaceAll(/\{\w+\}/g, "999999");
          const response = await fetch(api().origin + address, { method });
          const body = (await response.json()) as { error_code?: string };
          const isMissing = response.status === 405 || (response.status === 404 && !path.includes("{"));
          expect([method, path, isMissing, body.error_code]).toEqual([method, path, false, body.error_code]);
        }
    });
    it("says for each call what it takes and how it may fail", () => {
      const tours = document.paths[paths.tours]?.["get"];
      expect(tours?.parameters?.map(({ name }) => name)).toContain("get_popular_tours");
      expect(Object.keys(tours?.responses ?? {})).toEqual(
        expect.arrayContaining(["200", "422", "429", "500", "503"]),
      );
      const tour = document.paths[`${API_BASE}/v1/tour/{id}`]?.["get"];
      expect(Object.keys(tour?.responses ?? {})).toContain("404");
    });
  });

  describe("the readable page", () => {
    it("shows every call and has no script", async () => {
      const response = await fetch(api().origin + paths.docs);
      const text = await response.text();
      expect(response.headers.get("content-type")).toMatch(/^text\/html/);
      expect(text).toContain('lang="zh-Hant-TW"');
      expect(text).not.toMatch(/<script|\son\w+=|javascript:/i);
      for (const address of ["/v1/AllTours", "/v1/tour/{id}", "/v1/blog-list", "/v1/sendVerifyCode"])
        expect(text).toContain(`${API_BASE}${address}`);
      expect(text).toContain("verify_code_already_sent");
    });
    it("allows itself its own style and nothing else", async () => {
      const response = await fetch(api().origin + paths.docs);
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? "";
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
      expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString("base64")}'`);
    });
  });
});
