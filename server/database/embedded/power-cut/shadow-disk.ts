/**
 * A disk that loses power. Every write to the live folder is remembered; it reaches the shadow folder, which
 * stands for what is on the platter, only when its file is synced. At the cut a random half of what was not
 * synced reaches it too, since disks write in any order. Names (created, renamed, removed files) are taken
 * to reach it at once, as on a journalling file system.
 */
import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import type { NodeFS } from "@electric-sql/pglite/nodefs";
import type { EngineStream, PreRun } from "../durable-files.ts";

type Change = { size: number } | { bytes: Uint8Array; position: number };
type Node = unknown;

interface FileLayer {
  realPath: (node: Node) => string;
  stream_ops: {
    write: (
      stream: EngineStream,
      memory: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ) => number;
    fsync?: (stream: EngineStream) => number;
  };
  node_ops: {
    setattr: (node: Node, attributes: { size?: number }) => void;
    rename: (node: Node, folder: Node, name: string) => void;
    unlink: (folder: Node, name: string) => void;
    mknod: (folder: Node, name: string, mode: number, device: number) => Node;
  };
}

/** Numbers from 0 to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = (seed + 1) * 7919;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export class ShadowDisk {
  readonly #live: string;
  readonly #shadow: string;
  readonly #random: () => number;
  readonly #unsynced = new Map<string, Change[]>();

  constructor(live: string, shadow: string, random: () => number) {
    this.#live = live;
    this.#shadow = shadow;
    this.#random = random;
  }

  /** The same kind of files, with every change to them seen by this disk. */
  watch<F extends NodeFS>(files: F): F {
    const initialise = files.init.bind(files);
    const patch = ((engine: { NODEFS: FileLayer }) => this.#patch(engine.NODEFS)) as unknown as PreRun;
    files.init = async (...parameters) => {
      const { emscriptenOpts } = await initialise(...parameters);
      return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] } };
    };
    return files;
  }

  /** The power goes: half of what was not synced is lost. */
  cut(): void {
    for (const [file, changes] of this.#unsynced) {
      this.#apply(
        file,
        changes.filter(() => this.#random() < 0.5),
      );
    }
  }

  #patch(layer: FileLayer): void {
    this.#watchContents(layer);
    this.#watchNames(layer);
    const { fsync } = layer.stream_ops;
    if (!fsync) return;
    layer.stream_ops.fsync = (stream) => {
      const answer = fsync(stream);
      if (stream.nfd !== undefined) this.#sync(this.#nameOf(layer, stream.node));
      return answer;
    };
  }

  #watchContents(layer: FileLayer): void {
    const { write } = layer.stream_ops;
    layer.stream_ops.write = (stream, memory, offset, length, position) => {
      const written = write(stream, memory, offset, length, position);
      const bytes = Uint8Array.from(memory.subarray(offset, offset + written));
      this.#remember(this.#nameOf(layer, stream.node), { bytes, position });
      return written;
    };
    const { setattr } = layer.node_ops;
    layer.node_ops.setattr = (node, attributes) => {
      setattr(node, attributes);
      if (attributes.size !== undefined) this.#remember(this.#nameOf(layer, node), { size: attributes.size });
    };
  }

  #watchNames(layer: FileLayer): void {
    const { rename, unlink, mknod } = layer.node_ops;
    layer.node_ops.rename = (node, folder, name) => {
      const from = this.#nameOf(layer, node);
      rename(node, folder, name);
      this.#rename(from, join(this.#nameOf(layer, folder), name));
    };
    layer.node_ops.unlink = (folder, name) => {
      unlink(folder, name);
      const file = join(this.#nameOf(layer, folder), name);
      rmSync(join(this.#shadow, file), { force: true });
      this.#unsynced.delete(file);
    };
    layer.node_ops.mknod = (folder, name, mode, device) => {
      const node = mknod(folder, name, mode, device);
      const file = join(this.#nameOf(layer, folder), name);
      if (statSync(join(this.#live, file)).isDirectory())
        mkdirSync(join(this.#shadow, file), { recursive: true });
      else this.#touch(file);
      return node;
    };
  }

  #nameOf(layer: FileLayer, node: Node): string {
    return relative(this.#live, layer.realPath(node));
  }

  #remember(file: string, change: Change): void {
    const changes = this.#unsynced.get(file) ?? [];
    changes.push(change);
    this.#unsynced.set(file, changes);
  }

  #sync(file: string): void {
    this.#apply(file, this.#unsynced.get(file) ?? []);
    this.#unsynced.delete(file);
  }

  #rename(from: string, to: string): void {
    if (existsSync(join(this.#shadow, from))) renameSync(join(this.#shadow, from), join(this.#shadow, to));
    const changes = this.#unsynced.get(from);
    this.#unsynced.delete(from);
    if (changes) this.#unsynced.set(to, changes);
    else this.#unsynced.delete(to);
  }

  #touch(file: string): void {
    const path = join(this.#shadow, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "", { flag: "a" });
  }

  #apply(file: string, changes: Change[]): void {
    if (changes.length === 0) return;
    this.#touch(file);
    const descriptor = openSync(join(this.#shadow, file), "r+");
    for (const change of changes) {
      if ("size" in change) ftruncateSync(descriptor, change.size);
      else writeSync(descriptor, change.bytes, 0, change.bytes.byteLength, change.position);
    }
    closeSync(descriptor);
  }
}
