import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { expect, test } from 'vitest';
import { readVectorTile } from './readVectorTile.ts';
import { readNames } from '#web/map/basemap/tileNames.ts';

type Feature = { type: 1 | 2 | 3; geometry: unknown; tags: Record<string, unknown> };

function tileOf(layers: Record<string, Feature[]>): ArrayBuffer {
  const withFeatures = Object.entries(layers).map(([name, features]) => [name, { features }]);
  const bytes = fromGeojsonVt(Object.fromEntries(withFeatures), { version: 2, extent: 4096 });
  return Uint8Array.from(bytes).buffer;
}

const pond: Feature = {
  type: 3,
  geometry: [
    [
      [0, 0],
      [4096, 0],
      [4096, 4096],
      [0, 4096],
      [0, 0],
    ],
    [
      [1024, 1024],
      [1024, 2048],
      [2048, 2048],
      [1024, 1024],
    ],
  ],
  tags: { kind: 'lake', depth: -3, isDeep: false },
};
const street: Feature = {
  type: 2,
  geometry: [
    [
      [-64, 2048],
      [4160, 2048],
    ],
  ],
  tags: { kind: 'major_road', name: 'Main Street', oneway: true },
};
const town: Feature = {
  type: 1,
  geometry: [[1024, 3072]],
  tags: { kind: 'locality', name: 'Lindental', min_zoom: 5, population_rank: 8 },
};

test('a tile is read with its layers, values and geometry', () => {
  const [lake, road, place] = readVectorTile(
    tileOf({ water: [pond], roads: [street], places: [town] }),
  );
  expect(lake).toMatchObject({ layer: 'water', kind: 'lake', type: 'area' });
  expect(lake?.properties).toMatchObject({ depth: -3, isDeep: false });
  expect(lake?.parts.map(({ points }) => points)).toEqual([
    [0, 0, 1, 0, 1, 1, 0, 1, 0, 0],
    [0.25, 0.25, 0.25, 0.5, 0.5, 0.5, 0.25, 0.25],
  ]);
  expect(road?.parts).toEqual([
    {
      points: [-0.015625, 0.5, 1.015625, 0.5],
      west: -0.015625,
      north: 0.5,
      east: 1.015625,
      south: 0.5,
    },
  ]);
  expect(place).toMatchObject({ type: 'point', parts: [{ points: [0.25, 0.75] }] });
});

test('nothing is read from an empty tile', () => {
  expect(readVectorTile(new ArrayBuffer(0))).toEqual([]);
});

test('only what has a name on the map is told, at its place', () => {
  const nameless: Feature = { ...street, tags: { kind: 'minor_road' } };
  const named: Feature = { ...pond, tags: { kind: 'lake', name: 'Great Pond' } };
  const shapes = readVectorTile(
    tileOf({ roads: [street, nameless], places: [town], water: [named] }),
  );
  const names = readNames(shapes, { west: 1000, north: 5000, edge: 400 });
  expect(names).toEqual([
    {
      type: 'LineString',
      points: [993.75, 4800, 1406.25, 4800],
      ends: [4],
      properties: { layer: 'roads', kind: 'major_road', name: 'Main Street' },
    },
    {
      type: 'Point',
      points: [1100, 4700],
      ends: [2],
      properties: {
        layer: 'places',
        kind: 'locality',
        name: 'Lindental',
        min_zoom: 5,
        population_rank: 8,
      },
    },
  ]);
});
