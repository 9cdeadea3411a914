import Supercluster from 'supercluster';
import type { Issue } from '#schema/issue.ts';
import type { MapTile } from '#schema/map.ts';
import type { MapViewport } from '#web/map/mapFeature.ts';
import { isPlaced } from './startView.ts';

const CLUSTER_RADIUS_PX = 56;
const CLUSTER_MAX_ZOOM = 15;

type Sums = { critical: number };

/**
 * Points and clusters of a view, counted on the device from the list it has, as the server would
 * answer them. Two thousand issues take a few milliseconds.
 */
export function localClusters(issues: readonly Issue[], { bounds, zoom }: MapViewport): MapTile {
  const index = new Supercluster<Issue | Sums, Sums>({
    radius: CLUSTER_RADIUS_PX,
    extent: 256,
    maxZoom: CLUSTER_MAX_ZOOM,
    map: (properties) => ({ critical: isCritical(properties) ? 1 : 0 }),
    reduce: (sums, one) => {
      sums.critical += one.critical;
    },
  });
  index.load(issues.filter(isPlaced).map(toFeature));
  const { west, south, east, north } = bounds;
  const tile: MapTile = { points: [], clusters: [] };
  for (const { geometry, properties } of index.getClusters(
    [west, south, east, north],
    Math.round(zoom),
  )) {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    if ('point_count' in properties) {
      const { point_count: count, critical } = properties;
      tile.clusters.push({ latitude, longitude, count, critical });
    } else if ('title' in properties) tile.points.push(properties);
  }
  return tile;
}

const isCritical = (properties: Issue | Sums): boolean =>
  'priority' in properties && properties.priority === 'critical';

function toFeature(issue: Issue) {
  const coordinates = [issue.longitude, issue.latitude];
  return {
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates },
    properties: issue,
  };
}
