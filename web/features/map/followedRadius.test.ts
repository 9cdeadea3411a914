import { expect, test } from 'vitest';
import { followedRadiusKm } from './followedRadius.ts';

const centre = { latitude: 41.88, longitude: -87.63 };
/** A map that shows `km` kilometres around its centre. */
const shown = (km: number) => {
  const [north, east] = [km / 111.2, km / 82.8];
  const { latitude, longitude } = centre;
  const bounds = {
    north: latitude + north,
    south: latitude - north,
    east: longitude + east,
    west: longitude - east,
  };
  return { centre, bounds };
};

test('an area is about as large as what the map shows, and never a country', () => {
  const radii = [0.3, 2, 4, 10, 30, 60].map((km) => followedRadiusKm(shown(km)));
  expect(radii).toEqual([1, 1, 5, 5, 25, null]);
});
