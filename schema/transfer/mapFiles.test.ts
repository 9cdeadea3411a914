import { describe, expect, it } from 'vitest';
import {
  IMPORTED_ROW as ROW,
  inUtf16,
  readAll,
  readBytes,
} from '#tests/support/cases/importedFile.ts';
import { readColumns } from './readIssues.ts';

const { latitude: _, longitude: __, external_id: ___, ...properties } = ROW;
const POINT = { type: 'Point', coordinates: [-87.6298, 41.8781] };
const FEATURE = { type: 'Feature', id: 'case 7', geometry: POINT, properties };
const collection = (feature: object, more: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', ...more, features: [{ ...FEATURE, ...feature }] });
const readFeature = (feature: object) => readAll(collection(feature), 'geojson');

describe('features as map programs write them', () => {
  it.each([
    ['an id of the feature', {}],
    ['an id as a property', { id: 9, properties: { ...properties, external_id: 'case 7' } }],
    ['no id but as a property', { id: null, properties: { ...properties, external_id: 'case 7' } }],
    ['an empty property for the id', { properties: { ...properties, external_id: null } }],
    ['a key twice, once without a value', { properties: { ...properties, TITLE: null } }],
    ['properties within a property', { properties: { ...properties, tags: { a: { b: [1] } } } }],
    [
      'a place and no height',
      { geometry: { type: 'Point', coordinates: [-87.6298, 41.8781, null] } },
    ],
    [
      'upper-case keys',
      {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, value]) => [key.toUpperCase(), value]),
        ),
      },
    ],
    [
      'keys with spaces',
      { properties: { ...properties, 'Solution criteria': ROW.solution_criteria } },
    ],
    ['a MultiPoint of one', { geometry: { type: 'MultiPoint', coordinates: [POINT.coordinates] } }],
    ['a collection of one', { geometry: { type: 'GeometryCollection', geometries: [POINT] } }],
    ['a height', { geometry: { type: 'Point', coordinates: [-87.6298, 41.8781, 180] } }],
  ])('with %s', async (_name, feature) => {
    const [only] = await readFeature(feature);
    expect(only).toMatchObject({
      issue: { externalId: 'case 7', latitude: 41.8781, longitude: -87.6298 },
    });
  });

  it.each([
    ['no geometry', { geometry: null }],
    [
      'two points',
      {
        geometry: {
          type: 'MultiPoint',
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
      },
    ],
    [
      'a line',
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
      },
    ],
    [
      'an area',
      {
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [1, 2],
              [3, 4],
              [5, 1],
              [1, 2],
            ],
          ],
        },
      },
    ],
    ['an empty collection', { geometry: { type: 'GeometryCollection', geometries: [] } }],
  ])('with %s are refused with the remedy', async (_name, feature) => {
    const [only] = await readFeature(feature);
    expect(only).toMatchObject({
      faults: [{ row: 1, message: expect.stringContaining('no place, or more than one. Write') }],
    });
  });

  it.each([
    [{ type: 'Point', coordinates: [-9_754_917, 5_142_738] }, 'WGS 84'],
    [{ type: 'Point', coordinates: [389_933.5, 5_820_000.25] }, 'WGS 84'],
    [{ type: 'Point', coordinates: [0, 0] }, '0, 0'],
  ])('at %j are refused with what that is', async (geometry, message) => {
    const [only] = await readFeature({ geometry });
    expect(only).toMatchObject({ faults: [{ message: expect.stringContaining(message) }] });
  });

  it('behind the end of a collection are refused with the remedy', async () => {
    const all = { type: 'FeatureCollection', features: [] };
    const [only] = await readAll(`${JSON.stringify(all)}\n${JSON.stringify(all)}`, 'geojson');
    expect(only).toMatchObject({
      faults: [{ message: expect.stringContaining('Put all features') }],
    });
  });

  it('with an id of more digits than a number keeps are refused, and read as a text', async () => {
    const [long] = await readFeature({ id: 12_345_678_901_234_567_000 });
    expect(long).toMatchObject({ faults: [{ column: 'external_id' }] });
    const [quoted] = await readFeature({ id: '12345678901234567891' });
    expect(quoted).toMatchObject({ issue: { externalId: '12345678901234567891' } });
  });

  it('with two different titles are refused, and with what is no text too', async () => {
    const [twice] = await readFeature({ properties: { ...properties, TITLE: 'Another title' } });
    expect(twice).toMatchObject({
      faults: [{ row: 1, message: expect.stringContaining('title stands there twice. Rename') }],
    });
    for (const title of [{ toString: 1, valueOf: 1 }, ['Broken'], true]) {
      const [other] = await readFeature({ properties: { ...properties, title } });
      expect(other).toMatchObject({ faults: [{ row: 1, column: 'title' }] });
    }
    const coordinates = [{ toString: 1, valueOf: 1 }, 41.8781];
    const [nowhere] = await readFeature({ geometry: { type: 'Point', coordinates } });
    expect(nowhere).toMatchObject({ faults: [{ row: 1, column: 'longitude' }] });
  });

  it('whose columns are named otherwise are asked about, though the first has no place', async () => {
    const features = [
      { ...FEATURE, geometry: null },
      { ...FEATURE, properties: { subject: 'Broken street light' } },
    ];
    async function* text() {
      yield JSON.stringify({ type: 'FeatureCollection', features });
    }
    expect(await readColumns(text(), 'geojson')).toContain('subject');
  });
});

describe('a file of a map program that is no collection is refused by what it is', () => {
  const lines = [FEATURE, FEATURE].map((feature) => JSON.stringify(feature)).join('\n');
  const arcs = Array.from({ length: 20_000 }, (_point, at) => [at, at]);
  const whole = collection({});
  it.each([
    ['features in lines of their own', lines, 1, 'one after the other'],
    ['features in lines, with a mark before each', `\u001E${lines}`, 1, 'This is not JSON'],
    ['TopoJSON', JSON.stringify({ type: 'Topology', objects: {}, arcs: [] }), 1, 'TopoJSON'],
    ['a long TopoJSON', JSON.stringify({ type: 'Topology', arcs }), 1, 'TopoJSON'],
    [
      'a long TopoJSON that says last what it is',
      JSON.stringify({ arcs, type: 'Topology' }),
      1,
      'no GeoJSON of features. Write',
    ],
    ['a single feature', JSON.stringify(FEATURE), 1, 'single feature. Write'],
    ['a shape', JSON.stringify(POINT), 1, 'shape without any words'],
    ['a list', JSON.stringify([FEATURE]), 1, 'a list and no collection. Write'],
    [
      'features of another vendor',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [{ attributes: {}, geometry: { x: 1, y: 2 } }],
      }),
      1,
      'no feature. Write',
    ],
    ['NaN', whole.replace('41.8781', 'NaN'), 1, 'not JSON: "N". Take out'],
    ['a comment', whole.replace('[{', '[/* of today */{'), 1, 'not JSON: "/". Take out'],
    ['a comma too many', whole.replace('}]}', '},]}'), 2, 'not JSON: "]". Take out'],
    ['a file cut short', whole.slice(0, -9), 1, 'The end of this file is missing. Export'],
    ['an empty file', '', 1, 'The end of this file is missing'],
  ] as const)('%s', async (_name, text, row, message) => {
    const faults = [{ row, column: null, message: expect.stringContaining(message) }];
    const reads = await readAll(text, 'geojson', [7, 5_000, 65_536]);
    expect(reads.filter((one) => 'faults' in one)).toEqual([{ row, faults }]);
  });

  it.each([
    ['with a mark', inUtf16(whole), 'not in UTF-8. Export'],
    ['without a mark', inUtf16(whole, { hasMark: false }), 'is in UTF-16. Export'],
    ['Latin-1', Buffer.from(collection({ id: 'Köln' }), 'latin1'), 'not in UTF-8. Export'],
  ])('another encoding: %s', async (_name, bytes, message) => {
    const faults = [{ row: 1, column: null, message: expect.stringContaining(message) }];
    expect(await readBytes(bytes, 'geojson')).toEqual([{ row: 1, faults }]);
  });

  it.each(['urn:ogc:def:crs:EPSG::3857', 'urn:ogc:def:crs:EPSG::25832'])(
    'coordinates of %s',
    async (name) => {
      const crs = { type: 'name', properties: { name } };
      const geometry = { type: 'Point', coordinates: [356_000.5, 5_645_000.25] };
      const [only] = await readAll(collection({ geometry }, { crs }), 'geojson');
      expect(only).toMatchObject({
        faults: [{ row: 1, message: expect.stringContaining('Export the file in WGS 84') }],
      });
    },
  );
});
