import { createHash } from 'node:crypto';
import type { Source } from 'pmtiles';
import { Compression, PMTiles, ResolvedValueCache } from 'pmtiles';
import type { MapData, StoredFile, StoredTile, TileSource } from '#api/platform/ports.ts';
import { measureArea } from '#schema/places/tileArea.ts';
import { EMPTY_TILE, joinStreets, type TileArchive, type TileMetadata } from './joinStreets.ts';

export type Tiles = MapData & {
  metadata(source: TileSource): Promise<TileMetadata>;
};

const DIRECTORIES_IN_MEMORY = 32;

/** The overview pack is built on first use and cached. Rejects when a file is no archive. */
export async function createTiles(
  sources: { overview: Source; streets: readonly Source[] },
  gazetteer: Uint8Array,
): Promise<Tiles> {
  const overview = await createTileArchive(sources.overview);
  const { maxZoom: overviewEnd } = await overview.metadata();
  const opened = await Promise.all(sources.streets.map((source) => createTileArchive(source)));
  const streets = await joinStreets(opened, overviewEnd + 1);
  const archives = { overview, streets };
  const places = { bytes: gazetteer, etag: makeEtag(gazetteer) };
  let pack: Promise<StoredFile> | undefined;
  return {
    async tile(source, z, x, y) {
      const found = await archives[source].tile(z, x, y);
      if (found || source !== 'overview' || !isTile(z, x, y)) return found;
      // The overview covers the world: a missing tile is open sea.
      const { minZoom, maxZoom } = await overview.metadata();
      return z < minZoom || z > maxZoom ? null : EMPTY_TILE;
    },
    metadata: (source) => archives[source].metadata(),
    gazetteer: () => Promise.resolve(places),
    async overviewPack() {
      pack ??= createOverviewPack(overview);
      // Failures are not cached: the next request may succeed.
      pack.catch(() => (pack = undefined));
      return pack;
    },
    async measureStreets(area) {
      const extent = await streets.metadata();
      return measureArea(area, extent, async ({ z, x, y }) =>
        unpackedBytes(await streets.tile(z, x, y)),
      );
    },
  };
}

/**
 * A PMTiles archive from any source. `tile` returns the stored bytes (gzip if the archive
 * compresses) with a strong ETag, or null outside the archive's area and zooms and for invalid
 * coordinates. Rejects when it is no archive.
 */
export async function createTileArchive(source: Source): Promise<TileArchive> {
  const cache = new ResolvedValueCache(DIRECTORIES_IN_MEMORY);
  const archive = new PMTiles(source, cache, keepCompressed);
  const header = await archive.getHeader();
  const encoding = header.tileCompression === Compression.Gzip ? 'gzip' : 'identity';
  return {
    async tile(z, x, y) {
      if (!isTile(z, x, y) || z < header.minZoom || z > header.maxZoom) return null;
      const found = await archive.getZxy(z, x, y);
      if (!found) return null;
      const bytes = new Uint8Array(found.data);
      return { bytes, encoding, etag: makeEtag(bytes) };
    },
    async metadata() {
      const about: unknown = await new PMTiles(source, cache).getMetadata();
      const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = header;
      const bounds = { west: minLon, south: minLat, east: maxLon, north: maxLat };
      return { minZoom, maxZoom, attribution: readAttribution(about), bounds };
    },
  };
}

/**
 * All tiles of an archive as one file, for a device to store: 4 bytes with the length of the index
 * (unsigned, little-endian), the index as JSON `{ "z/x/y": [offset, length] }`, then the tiles,
 * gzip-compressed, with offsets from the end of the index. Identical tiles (open land) are stored
 * once.
 */
export async function createOverviewPack(archive: TileArchive): Promise<StoredFile> {
  const { minZoom, maxZoom } = await archive.metadata();
  const index: Record<string, [offset: number, length: number]> = {};
  const places = new Map<string, [offset: number, length: number]>();
  const parts: Uint8Array[] = [];
  let offset = 0;
  for (const { z, x, y } of tilesOf(minZoom, maxZoom)) {
    const tile = await archive.tile(z, x, y);
    if (!tile) continue;
    let place = places.get(tile.etag);
    if (!place) {
      place = [offset, tile.bytes.length];
      places.set(tile.etag, place);
      parts.push(tile.bytes);
      offset += tile.bytes.length;
    }
    index[`${z}/${x}/${y}`] = place;
  }
  const head = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const bytes = new Uint8Array(Buffer.concat([length, head, ...parts]));
  return { bytes, etag: makeEtag(bytes) };
}

function* tilesOf(minZoom: number, maxZoom: number) {
  for (let z = minZoom; z <= maxZoom; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) yield { z, x, y };
    }
  }
}

/** The last four bytes of a gzip file hold its unpacked size: a city need not be unpacked. */
function unpackedBytes(tile: StoredTile | null): number | null {
  if (tile === null || tile.encoding === 'identity') return tile?.bytes.length ?? null;
  const { buffer, byteOffset, byteLength } = tile.bytes;
  return new DataView(buffer, byteOffset + byteLength - 4, 4).getUint32(0, true);
}

function isTile(z: number, x: number, y: number): boolean {
  const size = 2 ** z;
  return [z, x, y].every((part) => Number.isInteger(part) && part >= 0) && x < size && y < size;
}

function readAttribution(about: unknown): string {
  const hasOne = typeof about === 'object' && about !== null && 'attribution' in about;
  return hasOne && typeof about.attribution === 'string' ? about.attribution : '';
}

function makeEtag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/**
 * Directories must be unpacked; tiles pass through as stored, so that no request unpacks and
 * repacks them.
 */
async function keepCompressed(data: ArrayBuffer): Promise<ArrayBuffer> {
  return data;
}
