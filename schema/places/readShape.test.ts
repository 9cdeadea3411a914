import { describe, expect, test } from 'vitest';
import { isInShape, SHAPE_POSITIONS_MAX } from './areaShape.ts';
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
    ['metres', { type: 'Polygon', coordinates: [square(0, 400_000)] }, 'An area is a polygon'],
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
