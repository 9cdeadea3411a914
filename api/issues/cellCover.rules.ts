import { CELL_ZOOM, cellRange, findTile, type Bounds } from '#schema/places/geo.ts';

/** More ranges would cost the index more than the rows they save. */
const RANGES_MAX = 16;

export type CellRange = readonly [first: number, last: number];

function toCorners(bounds: Bounds, z: number) {
  const northWest = findTile({ latitude: bounds.north, longitude: bounds.west }, z);
  const southEast = findTile({ latitude: bounds.south, longitude: bounds.east }, z);
  return { northWest, southEast };
}

/**
 * At most 16 ordered ranges that cover the bounds and some outside: the caller still compares
 * coordinates. Adjoining ranges are merged.
 */
export function coveringCells(bounds: Bounds): CellRange[] {
  let zoom = 0;
  for (let z = 1; z <= CELL_ZOOM; z += 1) {
    const { northWest, southEast } = toCorners(bounds, z);
    const count = (southEast.x - northWest.x + 1) * (southEast.y - northWest.y + 1);
    if (count > RANGES_MAX) break;
    zoom = z;
  }
  return joinRanges(rangesAt(bounds, zoom));
}

function rangesAt(bounds: Bounds, z: number): CellRange[] {
  const { northWest, southEast } = toCorners(bounds, z);
  const ranges: CellRange[] = [];
  for (let x = northWest.x; x <= southEast.x; x += 1) {
    for (let y = northWest.y; y <= southEast.y; y += 1) {
      const { first, last } = cellRange({ z, x, y });
      ranges.push([first, last]);
    }
  }
  return ranges;
}

/** Ordered, each cell once: adjoining and overlapping ranges are merged. */
export function joinRanges(ranges: readonly CellRange[]): CellRange[] {
  const result: CellRange[] = [];
  for (const range of ranges.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && range[0] <= last[1] + 1)
      result[result.length - 1] = [last[0], Math.max(last[1], range[1])];
    else result.push(range);
  }
  return result;
}
