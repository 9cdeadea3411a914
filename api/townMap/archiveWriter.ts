import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import {
  packDirectories,
  packHeader,
  type DirectoryEntry,
} from '#api/data/build/pmtilesWriter.mjs';
import type { Bounds } from '#schema/places/geo.ts';
import type { CutTile } from './cutTiles.ts';

/** Header and root directory have to be within the first 16 KB; tiles follow. */
const TILES_FROM = 16_384;
const HEADER_BYTES = 127;

type About = { bounds: Bounds; metadata: Record<string, unknown> };

/**
 * Writes a PMTiles v3 archive tile by tile, in any order: of what was written, memory keeps the places
 * alone. Equal tiles are stored once.
 */
export class ArchiveWriter {
  readonly #file: number;
  readonly #places = new Map<string, { offset: number; length: number }>();
  readonly #tiles: { id: number; offset: number; length: number }[] = [];
  #bytes = 0;
  #zooms: [number, number] = [Infinity, -Infinity];

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  get tileCount(): number {
    return this.#tiles.length;
  }

  add({ z, x, y, bytes }: CutTile): void {
    const key = createHash('sha256').update(bytes).digest('base64');
    let place = this.#places.get(key);
    if (!place) {
      const packed = gzipSync(bytes);
      place = { offset: this.#bytes, length: packed.length };
      this.#write(packed, TILES_FROM + this.#bytes);
      this.#places.set(key, place);
      this.#bytes += packed.length;
    }
    this.#tiles.push({ id: zxyToTileId(z, x, y), ...place });
    this.#zooms = [Math.min(this.#zooms[0], z), Math.max(this.#zooms[1], z)];
  }

  /** Writes what makes the tiles an archive, and waits until the disk has all of it. */
  finish({ bounds, metadata }: About): void {
    const entries = this.#entries();
    const { root, leaves } = packDirectories(entries);
    const about = gzipSync(Buffer.from(JSON.stringify(metadata)));
    const afterTiles = TILES_FROM + this.#bytes;
    const { west, south, east, north } = bounds;
    const header = packHeader({
      sections: [
        { offset: HEADER_BYTES, length: root.length },
        { offset: afterTiles, length: about.length },
        { offset: afterTiles + about.length, length: leaves.length },
        { offset: TILES_FROM, length: this.#bytes },
      ],
      counts: [this.#tiles.length, entries.length, this.#places.size],
      zooms: this.#zooms,
      bounds: [west, south, east, north],
      center: [(west + east) / 2, (south + north) / 2, this.#zooms[1]],
      isClustered: false,
    });
    this.#write(Buffer.concat([header, root]), 0);
    this.#write(Buffer.concat([about, leaves]), afterTiles);
    fsyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(bytes: Uint8Array, at: number): void {
    for (let done = 0; done < bytes.length;)
      done += writeSync(this.#file, bytes, done, bytes.length - done, at + done);
  }

  #entries(): DirectoryEntry[] {
    const entries: DirectoryEntry[] = [];
    for (const { id, offset, length } of this.#tiles.toSorted((a, b) => a.id - b.id)) {
      const last = entries.at(-1);
      if (last && last.offset === offset && last.id + last.runLength === id) last.runLength += 1;
      else entries.push({ id, runLength: 1, offset, length });
    }
    return entries;
  }
}
