import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';

const WAITING_MAX_BYTES = 48 * 1024 * 1024;

/** `segments`: alternating offset and length. */
type Shelf = { segments: number[]; waiting: Buffer; used: number };
export type SpoolState = { end: number; segments: [key: number, segments: number[]][] };

const NOTHING = Buffer.alloc(0);
const LENGTH_BYTES = 4;

/**
 * Groups more records by number than memory holds, keeping their order within a number. One file,
 * with an index in memory.
 */
export class Spool {
  readonly #file: number;
  readonly #shelves = new Map<number, Shelf>();
  #waitingBytes = 0;
  #end = 0;

  /** `saved`: with what the file had when that was taken. */
  constructor(path: string, saved?: SpoolState) {
    this.#file = openSync(path, saved ? 'r+' : 'w+');
    if (!saved) return;
    this.#end = saved.end;
    for (const [key, segments] of saved.segments)
      this.#shelves.set(key, { segments, waiting: NOTHING, used: 0 });
  }

  save(): SpoolState {
    this.#flush();
    fsyncSync(this.#file);
    const segments = [...this.#shelves].map(([key, shelf]): [number, number[]] => [
      key,
      shelf.segments,
    ]);
    return { end: this.#end, segments };
  }

  /** Copies the record. */
  add(key: number, record: Uint8Array): void {
    let shelf = this.#shelves.get(key);
    if (!shelf) {
      shelf = { segments: [], waiting: NOTHING, used: 0 };
      this.#shelves.set(key, shelf);
    }
    const needed = shelf.used + LENGTH_BYTES + record.length;
    if (needed > shelf.waiting.length) {
      const grown = Buffer.allocUnsafe(Math.max(needed, 256, shelf.waiting.length * 2));
      shelf.waiting.copy(grown, 0, 0, shelf.used);
      this.#waitingBytes += grown.length - shelf.waiting.length;
      shelf.waiting = grown;
    }
    shelf.waiting.writeUInt32LE(record.length, shelf.used);
    shelf.waiting.set(record, shelf.used + LENGTH_BYTES);
    shelf.used = needed;
    if (this.#waitingBytes > WAITING_MAX_BYTES) this.#flush();
  }

  keys(): number[] {
    return [...this.#shelves.keys()];
  }

  *read(key: number): Generator<Uint8Array> {
    const shelf = this.#shelves.get(key);
    if (!shelf) return;
    for (let i = 0; i < shelf.segments.length; i += 2) {
      const bytes = Buffer.allocUnsafe(shelf.segments[i + 1]!);
      readSync(this.#file, bytes, 0, bytes.length, shelf.segments[i]!);
      yield* recordsOf(bytes);
    }
    yield* recordsOf(shelf.waiting.subarray(0, shelf.used));
  }

  close(): void {
    closeSync(this.#file);
  }

  #flush(): void {
    for (const shelf of this.#shelves.values()) {
      if (shelf.used === 0) continue;
      writeSync(this.#file, shelf.waiting, 0, shelf.used, this.#end);
      shelf.segments.push(this.#end, shelf.used);
      this.#end += shelf.used;
      shelf.waiting = NOTHING;
      shelf.used = 0;
    }
    this.#waitingBytes = 0;
  }
}

function* recordsOf(bytes: Buffer): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length;) {
    const start = at + LENGTH_BYTES;
    const end = start + bytes.readUInt32LE(at);
    yield bytes.subarray(start, end);
    at = end;
  }
}
