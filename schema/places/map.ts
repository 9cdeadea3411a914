import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { bbox } from './geo.ts';

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
