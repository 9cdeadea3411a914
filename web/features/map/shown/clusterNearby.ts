import type { MapCluster, MapPoint, MapTile } from '#schema/places/map.ts';

/** Markers closer than this would cover each other's ring. */
const TOO_CLOSE_PX = 28;
const CLUSTER_TOO_CLOSE_PX = 34;
/** From here on every issue is drawn by itself: there is no nearer look at what a cluster holds. */
export const NO_CLUSTERS_FROM_ZOOM = 17;
const TILE_PX = 256;

type Group = { x: number; y: number; count: number; critical: number; only: MapPoint | null };

/**
 * Gathers markers that would cover each other into clusters, so that a crowded street stays legible.
 * Nothing is lost: points and counts add up to what came in. `keepId` is always drawn by itself.
 */
export function clusterNearby(tile: MapTile, zoom: number, keepId: string | null = null): MapTile {
  if (zoom >= NO_CLUSTERS_FROM_ZOOM) return tile;
  const scale = TILE_PX * 2 ** zoom;
  const groups: Group[] = tile.clusters.map((cluster) => ({
    ...project(cluster, scale),
    count: cluster.count,
    critical: cluster.critical,
    only: null,
  }));
  const kept = tile.points.filter((point) => point.id === keepId);
  for (const point of tile.points) {
    if (point.id === keepId) continue;
    const place = project(point, scale);
    const near = groups.find((group) => isTooClose(group, place));
    if (near) join(near, place, point);
    else groups.push({ ...place, count: 1, critical: criticalOf(point), only: point });
  }
  return {
    points: [...groups.flatMap(({ only }) => (only ? [only] : [])), ...kept],
    clusters: groups.filter(({ only }) => only === null).map((group) => asCluster(group, scale)),
  };
}

function isTooClose(group: Group, { x, y }: { x: number; y: number }): boolean {
  const distance = group.only ? TOO_CLOSE_PX : CLUSTER_TOO_CLOSE_PX;
  return Math.hypot(group.x - x, group.y - y) < distance;
}

/** The cluster stands in the middle of what it holds. */
function join(group: Group, { x, y }: { x: number; y: number }, point: MapPoint): void {
  const count = group.count + 1;
  group.x += (x - group.x) / count;
  group.y += (y - group.y) / count;
  group.count = count;
  group.critical += criticalOf(point);
  group.only = null;
}

function criticalOf({ priority }: MapPoint): number {
  return priority === 'critical' ? 1 : 0;
}

/** Web Mercator pixels of a world that is `scale` wide. */
function project({ latitude, longitude }: { latitude: number; longitude: number }, scale: number) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * scale,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale,
  };
}

function asCluster({ x, y, count, critical }: Group, scale: number): MapCluster {
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / scale))) * 180) / Math.PI,
    longitude: (x / scale) * 360 - 180,
    count,
    critical,
  };
}
