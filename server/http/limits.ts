/**
 * Limits on how often something may be tried, kept in the database so that they hold over several
 * processes and restarts.
 */
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../database/connection.ts";
import { ApiError } from "./api-error.ts";

export interface Limit {
  name: string;
  points: number;
  /** Seconds over which the points are counted. */
  seconds: number;
}

export interface Limits {
  /**
   * Counts one try against `key`.
   * @throws ApiError too_many_requests once the points are used up, with the seconds to wait.
   */
  take(limit: Limit, key: string): Promise<void>;
}

export function createLimits(db: Database, enabled: boolean): Limits {
  if (!enabled) return { take: async () => {} };
  const limiters = new Map<string, RateLimiterPostgres>();
  return {
    async take(limit, key) {
      let limiter = limiters.get(limit.name);
      if (!limiter) limiters.set(limit.name, (limiter = create(db, limit)));
      try {
        await limiter.consume(key.slice(0, 200));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      }
    },
  };
}

function create(db: Database, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: db.pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    // Whoever is over the limit is refused from memory until it ends: a flood costs the database nothing.
    inMemoryBlockOnConsumed: limit.points,
    // Old rows are swept by the upkeep job, once for all processes.
    clearExpiredByTimeout: false,
  });
}

function tooMany(seconds: number): ApiError {
  const wait = seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分鐘`;
  return new ApiError("too_many_requests", { message: `操作太頻繁，請 ${wait}後再試`, retryAfter: seconds });
}
