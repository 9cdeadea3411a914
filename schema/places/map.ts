import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { ISSUE_PRIORITIES, ISSUE_STATUSES } from '#schema/issues/issue.ts';
import { bbox } from './geo.ts';
import { fundingBand, issueFilter } from '#schema/issues/issueQuery.ts';
import { decimalText } from '#schema/money/amount.ts';
import { uuid } from '#schema/text.ts';

/** Deepest zoom of issue tiles; beyond it the client reuses them. */
export const MAP_TILE_MAX_ZOOM = 16;
/** Up to this a tile has points, beyond it clusters. */
export const MAP_TILE_MAX_POINTS = 60;

function coordinateOfTile(max: number) {
  const message = `Tile coordinates are whole numbers from 0 to ${max}.`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,7}$/u, message),
    v.transform(Number),
    v.maxValue(max, message),
  );
}

export const tileParams = v.object({
  z: coordinateOfTile(20),
  x: coordinateOfTile(2 ** 20 - 1),
  y: coordinateOfTile(2 ** 20 - 1),
});

export const mapPoint = v.object({
  id: uuid,
  latitude: v.number(),
  longitude: v.number(),
  title: v.string(),
  location: v.string(),
  status: v.picklist(ISSUE_STATUSES),
  priority: v.picklist(ISSUE_PRIORITIES),
  currentFunding: decimalText,
});
export type MapPoint = v.InferOutput<typeof mapPoint>;

export const mapCluster = v.object({
  latitude: v.number(),
  longitude: v.number(),
  count: v.number(),
  critical: v.number(),
});
export type MapCluster = v.InferOutput<typeof mapCluster>;

export const mapTile = v.object({ points: v.array(mapPoint), clusters: v.array(mapCluster) });
export type MapTile = v.InferOutput<typeof mapTile>;

export const getMapTile = defineEndpoint({
  operation: 'getMapTile',
  method: 'GET',
  path: '/api/map/{z}/{x}/{y}',
  summary: 'Points or clusters of the issues in one map tile.',
  access: 'public',
  cache: 'shared',
  deviceStore: 'map',
  params: tileParams,
  query: v.object({
    filter: v.optional(issueFilter, 'all'),
    funding: v.optional(fundingBand, 'all'),
  }),
  status: 200,
  response: mapTile,
  refusals: ['tile_not_found'],
});

export const measureMapArea = defineEndpoint({
  operation: 'measureMapArea',
  method: 'GET',
  path: '/api/map-area',
  summary:
    'How many street tiles of the built-in map an area has, and how much space they take on a device.',
  access: 'public',
  query: v.object({ bbox }),
  status: 200,
  response: v.object({ tiles: v.number(), bytes: v.number(), isTooLarge: v.boolean() }),
});

export const BASEMAP_SOURCES = ['overview', 'streets'] as const;

export const getBasemapTile = defineEndpoint({
  operation: 'getBasemapTile',
  method: 'GET',
  path: '/api/tiles/{source}/{z}/{x}/{y}',
  summary: 'A vector tile of the built-in basemap.',
  kind: 'bytes',
  access: 'public',
  cache: 'own',
  deviceStore: 'basemap',
  params: v.object({ source: v.picklist(BASEMAP_SOURCES), ...tileParams.entries }),
  status: 200,
  refusals: ['tile_not_found'],
});

export const getOverviewPack = defineEndpoint({
  operation: 'getOverviewPack',
  method: 'GET',
  path: '/api/tiles/overview.pack',
  summary: 'All overview tiles in one file, so that the map works offline.',
  kind: 'bytes',
  access: 'public',
  cache: 'own',
  status: 200,
});

export const getGazetteer = defineEndpoint({
  operation: 'getGazetteer',
  method: 'GET',
  path: '/api/gazetteer',
  summary: 'The built-in place names, so that place search works offline.',
  kind: 'bytes',
  access: 'public',
  cache: 'own',
  deviceStore: 'gazetteer',
  status: 200,
});
