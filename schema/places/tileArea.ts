import {
  countTiles,
  mortonKey,
  splitAtDateLine,
  tilesOfBounds,
  type Bounds,
  type Tile,
} from './geo.ts';
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
  const [first, second] = splitAtDateLine(area)
    .map((side) => ({
      west: Math.max(side.west, bounds.west),
      south: Math.max(side.south, bounds.south),
      east: Math.min(side.east, bounds.east),
      north: Math.min(side.north, bounds.north),
    }))
    .filter((part) => part.west < part.east && part.south < part.north);
  return first && second ? { ...first, east: second.east } : (first ?? null);
}

/**
 * Coarse tiles first, so that an interrupted save is still useful. Null: more than a saved area may
 * hold.
 */
export function tilesOfArea(area: Bounds, extent: ArchiveExtent): Tile[] | null {
  const covered = coveredPart(area, extent);
  const parts = covered ? splitAtDateLine(covered) : [];
  const tiles: Tile[] = [];
  for (let z = extent.minZoom; z <= extent.maxZoom; z += 1) {
    const count = parts.reduce((sum, part) => sum + countTiles(part, z), 0);
    if (tiles.length + count > MAP_AREA_MAX_TILES) return null;
    // At a coarse zoom one tile may hold both sides.
    const seen = new Map(
      parts.flatMap((part) => tilesOfBounds(part, z)).map((tile) => [mortonKey(tile), tile]),
    );
    tiles.push(...seen.values());
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
