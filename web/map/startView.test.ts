import { describe, expect, test } from 'vitest';
import { startView } from './startView.ts';

describe('where the map opens', () => {
  test('without issues at the default centre and zoom [9.34]', () => {
    const centre = { latitude: 34.0522, longitude: -118.2437 };
    expect(startView([])).toEqual({ centre, zoom: 4 });
    expect(startView([{ latitude: Number.NaN, longitude: 3 }])).toEqual({ centre, zoom: 4 });
  });

  test('without issues at the whole of the installation’s own area, where that is known', () => {
    const area = {
      name: 'Nairobi',
      centre: { latitude: -1.29, longitude: 36.82 },
      bounds: { west: 36.65, south: -1.45, east: 37.11, north: -1.16 },
    };
    const view = startView([], area);
    expect(view.centre).toEqual(area.centre);
    const degreesShown = (360 * 360) / (256 * 2 ** view.zoom);
    expect(degreesShown).toBeGreaterThan(0.46);
    expect(degreesShown).toBeLessThan(2 * 0.46);
    expect(startView([], null).zoom).toBe(4);
    expect(startView([{ latitude: 41.88, longitude: -87.62 }], area).centre.latitude).toBe(41.88);
  });

  test('with issues on both sides of the date line between them', () => {
    const issues = [
      { latitude: -17, longitude: 179.98 },
      { latitude: -17, longitude: -179.96 },
    ];
    expect(startView(issues).centre.longitude).toBeCloseTo(-179.99, 6);
  });

  test('without issues at the whole of an area across the date line', () => {
    const bounds = { west: 179.7, south: -17.1, east: -179.8, north: -16.6 };
    const area = { name: 'Taveuni', centre: { latitude: -16.9, longitude: -179.97 }, bounds };
    const east = { ...bounds, west: -0.3, east: 0.2 };
    const moved = { ...area, centre: { latitude: -16.9, longitude: 0.03 }, bounds: east };
    expect(startView([], area)).toEqual({ centre: area.centre, zoom: startView([], moved).zoom });
  });

  test('with issues at their average [9.35]', () => {
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
