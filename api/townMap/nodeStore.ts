import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { MapImportError } from './mapImportError.ts';

/** In ten-millionths of a degree, as in OpenStreetMap. */
export type Place = { x: number; y: number };

const CHUNK_NODES = 1024;
const NODE_BYTES = 16;
const CHUNK_BYTES = CHUNK_NODES * NODE_BYTES;
/** 64 MB: a way's nodes are close to each other in the file. */
const CHUNKS_IN_MEMORY = 4096;

export type NodeStoreState = {
  firstIds: number[];
  ids: Float64Array<ArrayBuffer>;
  places: Int32Array<ArrayBuffer>;
  count: number;
  lastId: number;
};
type Chunk = { ids: Float64Array; places: Int32Array; count: number };

/**
 * Positions of nodes in a file: 16 bytes each, ordered by id, with every thousandth indexed in
 * memory. Add all, then `finish`, then query.
 */
export class NodeStore {
  readonly #file: number;
  readonly #firstIds: number[];
  readonly #kept = new Map<number, Chunk>();
  #ids = new Float64Array(CHUNK_NODES);
  #places = new Int32Array(CHUNK_NODES * 2);
  #count = 0;
  #lastId = Number.NEGATIVE_INFINITY;
  #last: { index: number; chunk: Chunk } | null = null;

  /** `saved`: an earlier state of the same file. */
  constructor(path: string, saved?: NodeStoreState) {
    this.#file = openSync(path, saved ? 'r+' : 'w+');
    this.#firstIds = saved?.firstIds ?? [];
    if (!saved) return;
    this.#ids = saved.ids;
    this.#places = saved.places;
    this.#count = saved.count;
    this.#lastId = saved.lastId;
  }

  save(): NodeStoreState {
    fsyncSync(this.#file);
    return {
      firstIds: this.#firstIds,
      ids: this.#ids,
      places: this.#places,
      count: this.#count,
      lastId: this.#lastId,
    };
  }

  get size(): number {
    return (
      Math.max(0, this.#firstIds.length - (this.#count > 0 ? 1 : 0)) * CHUNK_NODES + this.#count
    );
  }

  add(id: number, { x, y }: Place): void {
    if (id <= this.#lastId)
      throw new MapImportError(
        'The extract is not sorted by kind and number, as those for download are. Sort it (Debian: apt install osmium-tool): osmium sort extract.osm.pbf -o sorted.osm.pbf',
      );
    this.#lastId = id;
    if (this.#count === 0) this.#firstIds.push(id);
    this.#ids[this.#count] = id;
    this.#places[this.#count * 2] = x;
    this.#places[this.#count * 2 + 1] = y;
    this.#count += 1;
    if (this.#count === CHUNK_NODES) this.#flush();
  }

  finish(): void {
    if (this.#count > 0) this.#flush();
  }

  /** Null: not in the extract; ways at its edge refer to such nodes. */
  find(id: number): Place | null {
    const index = this.#chunkOf(id);
    if (index < 0) return null;
    const chunk = this.#last?.index === index ? this.#last.chunk : this.#chunk(index);
    this.#last = { index, chunk };
    let low = 0;
    let high = chunk.count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (chunk.ids[middle]! < id) low = middle + 1;
      else high = middle;
    }
    if (chunk.ids[low] !== id) return null;
    return { x: chunk.places[low * 2]!, y: chunk.places[low * 2 + 1]! };
  }

  close(): void {
    closeSync(this.#file);
  }

  #flush(): void {
    const at = (this.#firstIds.length - 1) * CHUNK_BYTES;
    const bytes = Buffer.alloc(CHUNK_BYTES);
    bytes.set(new Uint8Array(this.#ids.buffer), 0);
    bytes.set(new Uint8Array(this.#places.buffer), CHUNK_NODES * 8);
    if (this.#count < CHUNK_NODES) bytes.fill(0xff, this.#count * 8, CHUNK_NODES * 8);
    writeSync(this.#file, bytes, 0, CHUNK_BYTES, at);
    this.#count = 0;
  }

  #chunkOf(id: number): number {
    let low = 0;
    let high = this.#firstIds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#firstIds[middle]! <= id) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  #chunk(index: number): Chunk {
    const kept = this.#kept.get(index);
    if (kept) {
      // Reinserted as the newest, so that the first is the least recently used.
      this.#kept.delete(index);
      this.#kept.set(index, kept);
      return kept;
    }
    const buffer = new ArrayBuffer(CHUNK_BYTES);
    readSync(this.#file, new Uint8Array(buffer), 0, CHUNK_BYTES, index * CHUNK_BYTES);
    const ids = new Float64Array(buffer, 0, CHUNK_NODES);
    const end = ids.findIndex(Number.isNaN);
    const chunk = {
      ids,
      places: new Int32Array(buffer, CHUNK_NODES * 8),
      count: end < 0 ? CHUNK_NODES : end,
    };
    this.#kept.set(index, chunk);
    const oldest = this.#kept.size > CHUNKS_IN_MEMORY ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
    return chunk;
  }
}
