import { describe, expect, test } from 'vitest';
import { startView } from './startView.ts';

describe('where the map opens', () => {
  test('without issues at the default centre and zoom', () => {
    const centre = { latitude: 34.0522, longitude: -118.2437 };
    expect(startView([])).toEqual({ centre, zoom: 4 });
    expect(startView([{ latitude: Number.NaN, longitude: 3 }])).toEqual({ centre, zoom: 4 });
  });

  test('with issues at their average', () => {
    const issues = [
      { latitude: 41.88, longitude: -87.62 },
      { latitude: 41.9, longitude: -87.66 },
    ];
    const { centre, zoom } = startView(issues);
    expect(zoom).toBe(13);
    expect(centre.latitude).toBeCloseTo(41.89);
    expect(centre.longitude).toBeCloseTo(-87.64);
  });

  test('at the densest neighbourhood when nobody could see an issue from the average', () => {
    const chicago = [41.87, 41.88, 41.89].map((latitude) => ({ latitude, longitude: -87.63 }));
    const { centre } = startView([...chicago, { latitude: 34.05, longitude: -118.24 }]);
    expect(centre.latitude).toBeCloseTo(41.88);
    expect(centre.longitude).toBeCloseTo(-87.63);
  });
});
