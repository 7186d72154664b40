/** Pages of lists (contract.md section 1). */
import type { PageMeta } from "@farpeak/contract/wire.ts";

export interface PageRequest {
  page: number;
  perPage: number;
}

export function pageMeta(request: PageRequest, total: number): PageMeta {
  return {
    current_page: request.page,
    per_page: request.perPage,
    last_page: Math.max(1, Math.ceil(total / request.perPage)),
    total,
  };
}

export function offsetOf(request: PageRequest): number {
  return (request.page - 1) * request.perPage;
}
