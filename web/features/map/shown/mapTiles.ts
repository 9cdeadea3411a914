import {
  countTiles,
  mortonKey,
  splitAtDateLine,
  tilesOfBounds,
  type Tile,
} from '#schema/places/geo.ts';
import { MAP_MAX_FEATURES } from '#schema/limits.ts';
import { MAP_TILE_MAX_ZOOM, type MapCluster, type MapTile } from '#schema/issues/issueMap.ts';
import type { MapViewport } from '#web/map/mapFeature.ts';
import { heldBy, heldTogether } from './clusterNearby.ts';

const TILES_MAX = 32;

/** The tiles of a view: 256 px, fine enough for clusters to separate streets. */
export function tilesOfView({ bounds, zoom }: Pick<MapViewport, 'bounds' | 'zoom'>): Tile[] {
  const wanted = Math.min(MAP_TILE_MAX_ZOOM, Math.max(0, Math.round(zoom)));
  const sides = splitAtDateLine(bounds);
  for (let z = wanted; ; z -= 1) {
    const count = sides.reduce((sum, side) => sum + countTiles(side, z), 0);
    // A wall-sized screen: coarser tiles instead of dozens of requests.
    if (count > TILES_MAX && z > 0) continue;
    // At a coarse zoom one tile may hold both sides of the date line.
    const tiles = sides.flatMap((side) => tilesOfBounds(side, z));
    return [...new Map(tiles.map((tile) => [mortonKey(tile), tile])).values()];
  }
}

/**
 * Several tiles as one drawing of at most `max` features. Above that, the fullest tiles become one
 * cluster each: more features freeze weak phones.
 */
export function mergeTiles(tiles: readonly MapTile[], max: number = MAP_MAX_FEATURES): MapTile {
  const merged = tiles.map((tile) => ({ points: tile.points, clusters: tile.clusters }));
  let total = merged.reduce((sum, tile) => sum + tile.points.length + tile.clusters.length, 0);
  const fullest = merged
    .map((_, index) => index)
    .toSorted((a, b) => tileSize(merged[b]) - tileSize(merged[a]));
  for (const index of fullest) {
    const tile = merged[index];
    if (total <= max || !tile || tileSize(tile) <= 1) break;
    total -= tileSize(tile) - 1;
    merged[index] = { points: [], clusters: [asOneCluster(tile)] };
  }
  return {
    points: merged.flatMap((tile) => tile.points),
    clusters: merged.flatMap((tile) => tile.clusters),
  };
}

function tileSize(tile: MapTile | undefined): number {
  return tile ? tile.points.length + tile.clusters.length : 0;
}

function asOneCluster({ points, clusters }: MapTile): MapCluster {
  const parts = [...points.map((point) => ({ ...point, ...heldBy(point) })), ...clusters];
  const held = parts.reduce(heldTogether, NOTHING);
  const mean = (pick: (part: (typeof parts)[number]) => number) =>
    parts.reduce((sum, part) => sum + pick(part) * part.count, 0) / held.count;
  return {
    ...held,
    latitude: mean((part) => part.latitude),
    longitude: mean((part) => part.longitude),
  };
}

const NOTHING = { count: 0, critical: 0, inProgress: 0, completed: 0 };
