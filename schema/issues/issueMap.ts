import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { decimalText } from '#schema/money/amount.ts';
import { tileParams } from '#schema/places/map.ts';
import { uuid } from '#schema/text.ts';
import { ISSUE_PRIORITIES, ISSUE_STATUSES } from './issue.ts';
import { confirmed } from './sighting.ts';
import { fundingBand, issueFilter } from './issueQuery.ts';

/** Deepest zoom of issue tiles; beyond it the client reuses them. */
export const MAP_TILE_MAX_ZOOM = 16;
/** Up to this a tile has points, beyond it clusters. */
export const MAP_TILE_MAX_POINTS = 60;

export const mapPoint = v.object({
  id: uuid,
  latitude: v.number(),
  longitude: v.number(),
  title: v.string(),
  location: v.string(),
  status: v.picklist(ISSUE_STATUSES),
  priority: v.picklist(ISSUE_PRIORITIES),
  currentFunding: decimalText,
  ...confirmed,
});
export type MapPoint = v.InferOutput<typeof mapPoint>;

export const mapCluster = v.object({
  latitude: v.number(),
  longitude: v.number(),
  count: v.number(),
  critical: v.number(),
  /** Absent in answers of earlier releases, which devices keep. */
  inProgress: v.optional(v.number()),
  completed: v.optional(v.number()),
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
