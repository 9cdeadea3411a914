import type { IsTouched } from '#api/platform/touched.rules.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import { distanceM, findTile, isInside, type Bounds, type Tile } from '#schema/places/geo.ts';

/** The database rounds differently: a point this close to an edge counts as being on both sides. */
const EDGE_DEGREES = 1e-6;
const EDGE_M = 1;
const METRES_PER_KM = 1_000;

const widened = ({ west, south, east, north }: Bounds): Bounds => ({
  west: west - EDGE_DEGREES,
  south: south - EDGE_DEGREES,
  east: east + EDGE_DEGREES,
  north: north + EDGE_DEGREES,
});

/**
 * Whether a changed issue may be in a list, or was before. Only its place and category decide, since a narrow
 * change affects nothing but money, status and counts.
 */
export const touchesList =
  ({ category, bbox, near, withinKm }: IssueQuery): IsTouched =>
  ({ listed }) => {
    if (listed === null) return true;
    if (category !== undefined && category !== listed.category) return false;
    if (bbox !== undefined && !isInside(widened(bbox), listed)) return false;
    if (near === undefined || withinKm === undefined) return true;
    return distanceM(near, listed) <= withinKm * METRES_PER_KM + EDGE_M;
  };

const EDGES = [-EDGE_DEGREES, EDGE_DEGREES];

export const touchesTile =
  ({ z, x, y }: Tile): IsTouched =>
  ({ listed }) =>
    listed === null ||
    EDGES.some((north) =>
      EDGES.some((east) => {
        const corner = { latitude: listed.latitude + north, longitude: listed.longitude + east };
        const tile = findTile(corner, z);
        return tile.x === x && tile.y === y;
      }),
    );
