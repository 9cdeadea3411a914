import { assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestCopy, toBounds, toExtent, toMapPoint, toPosition, toZoom } from './projection.ts';

describe('the projection of the map', () => {
  test('brings every place back to within a centimetre', () => {
    const latitude = double({ min: -85, max: 85, noNaN: true });
    const longitude = double({ min: -179.999, max: 179.999, noNaN: true });
    assert(
      property(latitude, longitude, (lat, lon) => {
        const back = toPosition(toMapPoint({ latitude: lat, longitude: lon }));
        expect(back.latitude).toBeCloseTo(lat, 6);
        expect(back.longitude).toBeCloseTo(lon, 6);
      }),
    );
  });

  test('finds the same place after a trip around the world', () => {
    const [x, y] = toMapPoint({ latitude: 41.88, longitude: -87.63 });
    expect(toPosition([x + 2 * 20_037_508.342789244, y]).longitude).toBeCloseTo(-87.63, 6);
  });

  test('keeps the edges of a view within one world', () => {
    expect(toBounds([-3e7, -1e6, 3e7, 1e6])).toMatchObject({ west: -180, east: 180 });
  });

  test('shows both sides of the date line, from either', () => {
    const [x, y] = toMapPoint({ latitude: -17, longitude: 180 });
    for (const middle of [x, -x]) {
      const { west, east } = toBounds([middle - 50_000, y - 1_000, middle + 50_000, y + 1_000]);
      expect([west, east]).toEqual([expect.closeTo(179.55, 2), expect.closeTo(-179.55, 2)]);
    }
  });

  test('draws on beyond the date line what goes all around, and keeps other edges', () => {
    const town = { west: 12, south: 51, east: 13, north: 52 };
    const found = toBounds(toExtent(town));
    for (const [edge, degrees] of Object.entries(town))
      expect(found[edge as keyof typeof town]).toBeCloseTo(degrees, 9);
    const [west, , east] = toExtent({ ...town, west: -180, east: 180 });
    expect([west, east]).toEqual([-Infinity, Infinity]);
  });

  test('finds the copy of a place that is nearest to the view', () => {
    const place = toMapPoint({ latitude: -17, longitude: -179.9 });
    const [east] = toMapPoint({ latitude: -17, longitude: 179.9 });
    expect(nearestCopy(place, [east, 0])[0] - east).toBeCloseTo(22_263.9, 0);
    expect(nearestCopy(place, [place[0], 0])).toEqual(place);
  });

  test('knows the zoom of a resolution', () => {
    expect(toZoom(156_543.03392804097)).toBeCloseTo(0);
    expect(toZoom(156_543.03392804097 / 2 ** 13)).toBeCloseTo(13);
  });
});
