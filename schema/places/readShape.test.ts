import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isInShape, SHAPE_POSITIONS_MAX } from './areaShape.ts';
import { wrapLongitude } from './geo.ts';
import { readShape, shapeBounds, shapeOfCorners } from './readShape.ts';

const square = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const withHole = { type: 'Polygon', coordinates: [square(0, 10), square(4, 6)] };
const read = (value: unknown) => readShape(JSON.stringify(value));

describe('the shape of an area', () => {
  test('holds what is inside of its outside and not in a hole', () => {
    const found = read(withHole);
    if (!('shape' in found)) throw new Error(found.trouble);
    const isIn = (latitude: number, longitude: number) =>
      isInShape(found.shape, { latitude, longitude });
    expect([isIn(2, 2), isIn(5, 5), isIn(11, 2), isIn(-1, 2), isIn(9, 9)]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(shapeBounds(found.shape)).toEqual({ west: 0, south: 0, east: 10, north: 10 });
  });

  test('is closed for who draws its corners', () => {
    const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
    const drawn = shapeOfCorners([corner(0, 0), corner(0, 3), corner(3, 0)]);
    expect(read(drawn)).toEqual({ shape: drawn });
    expect(isInShape(drawn, corner(1, 1))).toBe(true);
    expect(isInShape(drawn, corner(2, 2))).toBe(false);
  });

  test('is read from any object of GeoJSON, without heights and other geometries', () => {
    const coordinates = [square(0, 1).map(([x, y]) => [x, y, 12])];
    const feature = { type: 'Feature', geometry: { type: 'Polygon', coordinates } };
    const point = { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] } };
    expect(read({ type: 'FeatureCollection', features: [point, feature] })).toEqual({
      shape: { type: 'MultiPolygon', coordinates: [[square(0, 1)]] },
    });
  });

  test.each([
    ['no JSON', '{', 'This file is not GeoJSON.'],
    ['no polygon', { type: 'Point', coordinates: [1, 2] }, 'An area is a polygon'],
    ['an open ring', { type: 'Polygon', coordinates: [square(0, 1).slice(1)] }, 'An area is a'],
    ['metres', { type: 'Polygon', coordinates: [square(0, 400_000)] }, 'Export the file in WGS 84'],
    ['TopoJSON', { type: 'Topology', objects: {}, arcs: [] }, 'This is TopoJSON. Export'],
    [
      'too many points',
      {
        type: 'Polygon',
        coordinates: [[...Array.from({ length: SHAPE_POSITIONS_MAX }, () => [0, 0]), [0, 0]]],
      },
      'at most 2000 points',
    ],
  ])('is refused with a reason: %s', (_, given, trouble) => {
    const found = typeof given === 'string' ? readShape(given) : read(given);
    expect(found).toEqual({ trouble: expect.stringContaining(trouble) });
  });
});

describe('an area across the date line', () => {
  const corner = (longitude: number, latitude: number) => ({ latitude, longitude });
  const squareAt = (lon: number) =>
    [
      [lon - 0.5, -18],
      [lon + 0.5, -18],
      [lon + 0.5, -16],
      [lon - 0.5, -16],
    ].map(([x = 0, y = 0]) => corner(wrapLongitude(x), y));

  it('holds the same places as anywhere else, and nothing around the world', () => {
    const offset = fc.double({ min: -180, max: 180, noNaN: true });
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(
        longitude,
        offset,
        fc.double({ min: -19, max: -15, noNaN: true }),
        (lon, away, y) => {
          fc.pre(Math.abs(Math.abs(away) - 0.5) > 1e-6);
          const at = corner(wrapLongitude(lon + away), y);
          const isThere = Math.abs(away) < 0.5 && y > -18 && y < -16;
          expect(isInShape(shapeOfCorners(squareAt(lon)), at)).toBe(isThere);
        },
      ),
    );
  });

  it('is shown at its own width, drawn in one piece or cut at the line as GeoJSON wants it', () => {
    const drawn = shapeBounds(shapeOfCorners(squareAt(180)));
    expect(drawn).toEqual({ west: 179.5, south: -18, east: -179.5, north: -16 });
    const [west, east] = [squareAt(179.5), squareAt(-179.5)].map(
      (corners) => shapeOfCorners(corners).coordinates[0] ?? [],
    );
    const cut = { type: 'MultiPolygon' as const, coordinates: [east ?? [], west ?? []] };
    expect(shapeBounds(cut)).toMatchObject({ west: 179, east: -179 });
  });

  it.each([
    ['beyond 180', 179, 181],
    ['beyond -180', -181, -179],
    ['from one side to the other', 179, -179],
  ])('is read from a file as map programs write it: %s', (_, from, to) => {
    const ring = [
      [from, -18],
      [to, -18],
      [to, -16],
      [from, -16],
      [from, -18],
    ];
    const found = read({ type: 'Polygon', coordinates: [ring] });
    if (!('shape' in found)) throw new Error(found.trouble);
    expect(shapeBounds(found.shape)).toEqual({ west: 179, south: -18, east: -179, north: -16 });
    const isIn = (lon: number) => isInShape(found.shape, corner(lon, -17));
    expect([isIn(179.5), isIn(-179.5), isIn(0), isIn(178), isIn(-178)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is not what goes all around, or lies far apart on one side', () => {
    const world = [corner(-180, -80), corner(180, -80), corner(180, 80), corner(-180, 80)];
    expect(shapeBounds(shapeOfCorners(world))).toMatchObject({ west: -180, east: 180 });
    expect(isInShape(shapeOfCorners(world), corner(3, 3))).toBe(true);
    const hawaii = shapeOfCorners(squareAt(-157)).coordinates[0] ?? [];
    const maine = shapeOfCorners(squareAt(-69)).coordinates[0] ?? [];
    const both = { type: 'MultiPolygon' as const, coordinates: [maine, hawaii] };
    expect(shapeBounds(both)).toMatchObject({ west: -157.5, east: -68.5 });
  });
});
