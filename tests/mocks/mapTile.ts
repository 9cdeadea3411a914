import { CELL_ZOOM, cellOf, cellRange, type Tile } from '#schema/places/geo.ts';
import type { Issue } from '#schema/issues/issue.ts';
import {
  fundingBandOf,
  matchesFilter,
  type FundingBand,
  type IssueFilter,
} from '#schema/issues/issueQuery.ts';
import {
  MAP_TILE_MAX_POINTS,
  type MapCluster,
  type MapPoint,
  type MapTile,
} from '#schema/places/map.ts';

/** Clusters are the issues of one cell this many zooms below the tile: at most 64 in it. */
const CLUSTER_ZOOMS_BELOW = 3;

type Placed = { issue: Issue; cell: number };

/** What a map tile shows of `issues`: each one while they are few, else clusters. */
export function mapTileOf(
  issues: readonly Issue[],
  tile: Tile,
  { filter, funding }: { filter: IssueFilter; funding: FundingBand },
): MapTile {
  const { first, last } = cellRange(tile);
  const inside = issues
    .filter((issue) => matchesFilter(issue, filter))
    .filter((issue) => funding === 'all' || fundingBandOf(issue.currentFunding) === funding)
    .map((issue): Placed => ({ issue, cell: cellOf(issue) }))
    .filter(({ cell }) => cell >= first && cell <= last);
  if (inside.length <= MAP_TILE_MAX_POINTS) {
    return { points: inside.map(({ issue }) => pointOf(issue)), clusters: [] };
  }
  const zoom = Math.min(CELL_ZOOM, tile.z + CLUSTER_ZOOMS_BELOW);
  const groups = new Map<number, Placed[]>();
  for (const placed of inside) {
    const key = Math.floor(placed.cell / 4 ** (CELL_ZOOM - zoom));
    groups.set(key, [...(groups.get(key) ?? []), placed]);
  }
  return { points: [], clusters: [...groups.values()].map(clusterOf) };
}

function pointOf(issue: Issue): MapPoint {
  const { id, latitude, longitude, title, location, status, priority, currentFunding } = issue;
  return { id, latitude, longitude, title, location, status, priority, currentFunding };
}

function clusterOf(members: Placed[]): MapCluster {
  const mean = (of: (issue: Issue) => number) =>
    members.reduce((sum, { issue }) => sum + of(issue), 0) / members.length;
  return {
    latitude: mean((issue) => issue.latitude),
    longitude: mean((issue) => issue.longitude),
    count: members.length,
    critical: members.filter(({ issue }) => issue.priority === 'critical').length,
  };
}
