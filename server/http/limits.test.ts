import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { describeOnBothDatabases } from "../database/testing.ts";
import { useTestServer } from "../testing-server.ts";
import { createLimits, type Limits } from "./limits.ts";

describeOnBothDatabases("limits", (database) => {
  /** How many of `times` tries at once get through. */
  const passing = async (limits: readonly Limits[], name: string, times: number): Promise<number> => {
    const limit = { name, points: 5, seconds: 60 };
    const tries = Array.from({ length: times }, async (_, index) =>
      limits[index % limits.length]?.take(limit, "somebody"),
    );
    const outcomes = await Promise.allSettled(tries);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "too_many_requests" });
    return outcomes.filter(({ status }) => status === "fulfilled").length;
  };

  test("hold for tries at once, over processes that share the database", async () => {
    const processes = [createLimits(database(), true), createLimits(database(), true)];
    expect(await passing(processes, "shared", 40)).toBe(5);
    expect(await passing([createLimits(database(), true)], "shared", 5)).toBe(0);
  });

  test("say how long to wait, and let through again after it", async () => {
    const limits = createLimits(database(), true);
    const limit = { name: "short", points: 1, seconds: 1 };
    await limits.take(limit, "a");
    await limits.take(limit, "b");
    await expect(limits.take(limit, "a")).rejects.toMatchObject({ retryAfter: 1 });
    const passes = () =>
      limits.take(limit, "a").then(
        () => true,
        () => false,
      );
    await expect.poll(passes, { timeout: 10_000 }).toBe(true);
  });

  test("cost the database nothing once they are used up", async () => {
    let statements = 0;
    const { pool, ...rest } = database();
    const counting = new Proxy(pool, {
      get(target, name) {
        if (name === "query") statements += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
    const limits = createLimits({ ...rest, pool: counting }, true);
    expect(await passing([limits], "flood", 5)).toBe(5);
    expect(statements).toBe(5);
    expect(await passing([limits], "flood", 200)).toBe(0);
    expect(statements).toBe(5);
  });

  beforeAll(async () => {
    await sql`insert into rate_limits values ('old:somebody', 5, ${Date.now() - 1}), ('new:somebody', 5,
      ${Date.now() + 600_000})`.execute(database().kysely);
  });
  useTestServer(database);

  test("leave no rows behind once they are over", async () => {
    const left = async () => {
      const { rows } = await sql<{ key: string }>`select key from rate_limits
        where key like '%:somebody' and key ~ '^(old|new)'`.execute(database().kysely);
      return rows.map(({ key }) => key);
    };
    await expect.poll(left, { timeout: 20_000 }).toEqual(["new:somebody"]);
  });
});
