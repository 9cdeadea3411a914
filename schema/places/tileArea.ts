import { tileOf, type Bounds, type Tile } from './geo.ts';
import { MAP_AREA_MAX_BYTES, MAP_AREA_MAX_TILES } from '#schema/limits.ts';

/** Download of an area of the built-in map. */
export type AreaSize = {
  tiles: number;
  /** Decompressed, as a device stores them. */
  bytes: number;
  /** Beyond the limit of a saved area; `tiles` and `bytes` are then partial counts. */
  isTooLarge: boolean;
};

export type ArchiveExtent = { bounds: Bounds; minZoom: number; maxZoom: number };

/** Null: no overlap. */
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
 * Coarse tiles first, so that an interrupted save is still useful. Null: more than a saved area may
 * hold.
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

/** `bytesOf`: decompressed size of a tile; null: missing. */
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
