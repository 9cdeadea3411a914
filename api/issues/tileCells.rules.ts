import type { CellRange } from './cellCover.rules.ts';
import { CELL_ZOOM, type Tile } from '#schema/places/geo.ts';

/** As in the database's `counted_zooms()`. */
export const COUNTED_ZOOMS = [4, 6, 8, 10, 12, 14, 16] as const;
/** A tile has 8 by 8 squares, each one cluster at most. */
const CLUSTER_LEVELS = 3;

/** The zoom whose cells are a tile's clusters. */
export const clusterZoom = ({ z }: Tile): number => Math.min(CELL_ZOOM, z + CLUSTER_LEVELS);

export const finerZooms = (zoom: number): number[] =>
  COUNTED_ZOOMS.filter((counted) => counted > zoom);

/**
 * The coarsest counted zoom that is fine enough for a tile's clusters, else the finest; null: the tile itself
 * is smaller than the finest counted cell.
 */
export function countedZoom(tile: Tile): number | null {
  const finest = Math.max(...COUNTED_ZOOMS);
  if (tile.z > finest) return null;
  return COUNTED_ZOOMS.find((counted) => counted >= clusterZoom(tile)) ?? finest;
}

/** The range of indexed cells within a cell of a coarser zoom. */
export function rangeOfCell(cell: number, zoom: number): CellRange {
  const size = 4 ** (CELL_ZOOM - zoom);
  return [cell * size, (cell + 1) * size - 1];
}
