import { array, assert, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInside } from '#schema/places/geo.ts';
import { importPlaces } from './importPlaces.ts';

const AREA = { west: 12.2, south: 51.2, east: 12.6, north: 51.5 };

describe('the map of a file that is to be imported', () => {
  test('is empty without rows, and holds every row once', () => {
    expect(importPlaces([], AREA)).toBeNull();
    const place = record({
      latitude: double({ min: -89, max: 89, noNaN: true }),
      longitude: double({ min: -180, max: 180, noNaN: true }),
    });
    assert(
      property(array(place, { minLength: 1, maxLength: 400 }), (places) => {
        const drawn = importPlaces(places, null);
        const counts = drawn?.features.map((mark) => (mark.kind === 'cluster' ? mark.count : 1));
        expect(counts?.reduce((sum, count) => sum + count, 0)).toBe(places.length);
        expect(drawn?.features.length).toBeLessThanOrEqual(300);
        expect(new Set(drawn?.features.map(({ id }) => id)).size).toBe(drawn?.features.length);
      }),
    );
  });

  test('says how many rows lie outside of the site’s own area', () => {
    const inside = { latitude: 51.34, longitude: 12.37 };
    const swapped = { latitude: 12.37, longitude: 51.34 };
    expect(importPlaces([inside, swapped], AREA)?.outsideCount).toBe(1);
    expect(importPlaces([inside, swapped], null)?.outsideCount).toBe(0);
  });

  test('shows places on both sides of the date line as neighbours', () => {
    const places = [
      { latitude: -17, longitude: 179.9 },
      { latitude: -17.1, longitude: -179.9 },
    ];
    const bounds = importPlaces(places, null)?.bounds;
    expect(bounds && places.every((place) => isInside(bounds, place))).toBe(true);
    expect(((bounds?.east ?? 0) - (bounds?.west ?? 0) + 360) % 360).toBeLessThan(1);
  });
});
