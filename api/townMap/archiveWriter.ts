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

export type ArchiveState = {
  places: Map<string, { offset: number; length: number }>;
  tiles: { id: number; offset: number; length: number }[];
  bytes: number;
  zooms: [number, number];
};
type About = { bounds: Bounds; metadata: Record<string, unknown> };

/**
 * PMTiles v3, tile by tile in any order; memory holds only the directory. Equal tiles are stored
 * once.
 */
export class ArchiveWriter {
  readonly #file: number;
  readonly #state: ArchiveState;

  /** `saved`: an earlier state of the same file. */
  constructor(path: string, saved?: ArchiveState) {
    this.#file = openSync(path, saved ? 'r+' : 'w');
    this.#state = saved ?? { places: new Map(), tiles: [], bytes: 0, zooms: [Infinity, -Infinity] };
  }

  save(): ArchiveState {
    fsyncSync(this.#file);
    return this.#state;
  }

  get tileCount(): number {
    return this.#state.tiles.length;
  }

  add({ z, x, y, bytes }: CutTile): void {
    const { places, tiles, zooms } = this.#state;
    const key = createHash('sha256').update(bytes).digest('base64');
    let place = places.get(key);
    if (!place) {
      const packed = gzipSync(bytes);
      place = { offset: this.#state.bytes, length: packed.length };
      this.#write(packed, TILES_FROM + this.#state.bytes);
      places.set(key, place);
      this.#state.bytes += packed.length;
    }
    tiles.push({ id: zxyToTileId(z, x, y), ...place });
    this.#state.zooms = [Math.min(zooms[0], z), Math.max(zooms[1], z)];
  }

  /** Writes header and directories, and waits until everything is on disk. */
  finish({ bounds, metadata }: About): void {
    const { places, tiles, bytes: tileBytes, zooms } = this.#state;
    const entries = this.#entries();
    const { root, leaves } = packDirectories(entries);
    const about = gzipSync(Buffer.from(JSON.stringify(metadata)));
    const afterTiles = TILES_FROM + tileBytes;
    const { west, south, east, north } = bounds;
    const header = packHeader({
      sections: [
        { offset: HEADER_BYTES, length: root.length },
        { offset: afterTiles, length: about.length },
        { offset: afterTiles + about.length, length: leaves.length },
        { offset: TILES_FROM, length: tileBytes },
      ],
      counts: [tiles.length, entries.length, places.size],
      zooms,
      bounds: [west, south, east, north],
      center: [(west + east) / 2, (south + north) / 2, zooms[1]],
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
    for (const { id, offset, length } of this.#state.tiles.toSorted((a, b) => a.id - b.id)) {
      const last = entries.at(-1);
      if (last && last.offset === offset && last.id + last.runLength === id) last.runLength += 1;
      else entries.push({ id, runLength: 1, offset, length });
    }
    return entries;
  }
}
