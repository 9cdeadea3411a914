import { tileOf, type Bounds, type Tile } from './geo.ts';
import { MAP_AREA_MAX_BYTES, MAP_AREA_MAX_TILES } from '#schema/limits.ts';

/** What an area of the built-in map needs on a device. */
export type AreaSize = {
  tiles: number;
  /** What the tiles take unpacked, as a device stores them. */
  bytes: number;
  /** More than one saved area may hold; `tiles` and `bytes` then say only how far was counted. */
  isTooLarge: boolean;
};

/** Where an archive has tiles, and for which zooms. */
export type ArchiveExtent = { bounds: Bounds; minZoom: number; maxZoom: number };

/** The part of `area` that an archive covers; null when they do not meet. */
export function coveredPart(area: Bounds, { bounds }: ArchiveExtent): Bounds | null {
  const part = {
    west: Math.max(area.west, bounds.west),
    south: Math.max(area.south, bounds.south),
    east: Math.min(area.east, bounds.east),
    north: Math.min(area.north, bounds.north),
  };
  return part.west < part.east && part.south < part.north ? part : null;
}

/**
 * The tiles of an archive that an area needs, coarse ones first, so that a save which is broken off
 * is of use. Null when there are more of them than one saved area may hold.
 */
export function tilesOfArea(area: Bounds, extent: ArchiveExtent): Tile[] | null {
  const part = coveredPart(area, extent);
  const tiles: Tile[] = [];
  if (!part) return tiles;
  for (let z = extent.minZoom; z <= extent.maxZoom; z += 1) {
    const first = tileOf({ latitude: part.north, longitude: part.west }, z);
    const last = tileOf({ latitude: part.south, longitude: part.east }, z);
    const count = (last.x - first.x + 1) * (last.y - first.y + 1);
    if (tiles.length + count > MAP_AREA_MAX_TILES) return null;
    for (let x = first.x; x <= last.x; x += 1) {
      for (let y = first.y; y <= last.y; y += 1) tiles.push({ z, x, y });
    }
  }
  return tiles;
}

/** Adds up an area. `bytesOf` gives what a tile takes unpacked, null where the archive has none. */
export async function measureArea(
  area: Bounds,
  extent: ArchiveExtent,
  bytesOf: (tile: Tile) => Promise<number | null>,
): Promise<AreaSize> {
  const tiles = tilesOfArea(area, extent);
  if (!tiles) return { tiles: MAP_AREA_MAX_TILES, bytes: 0, isTooLarge: true };
  const size = { tiles: 0, bytes: 0, isTooLarge: false };
  for (const tile of tiles) {
    const bytes = await bytesOf(tile);
    if (bytes === null) continue;
    size.tiles += 1;
    size.bytes += bytes;
    if (size.bytes > MAP_AREA_MAX_BYTES) return { ...size, isTooLarge: true };
  }
  return size;
}
