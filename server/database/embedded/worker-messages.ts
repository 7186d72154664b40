/** What the worker is to open: a folder, or a database in memory, empty or loaded from a dump (a tar file). */
export type EngineSource = { folder: string } | { memory: true; dumpFile?: string };

/** To the worker. `run` carries messages of the PostgreSQL protocol, up to one Sync or Query. */
export type EngineRequest = { kind: "run"; bytes: Uint8Array } | { kind: "dump" } | { kind: "close" };

/** From the worker: one answer a request, in order; `failed` is the last word of a broken engine. */
export type EngineAnswer =
  | { kind: "ready" }
  | { kind: "bytes"; bytes: Uint8Array }
  | { kind: "closed" }
  | { kind: "failed"; code: string; message: string };
