import { assert, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tileBounds } from '#schema/places/geo.ts';
import type { MapTile } from '#schema/issues/issueMap.ts';
import { mergeTiles, tilesOfView } from './mapTiles.ts';

const point = (id: number, priority: 'critical' | 'low' = 'low') => ({
  id: String(id),
  latitude: 40 + id / 100,
  longitude: -80,
  title: 'Broken bench',
  location: 'Main Street',
  status: 'reported' as const,
  priority,
  currentFunding: '0.00',
});

describe('the tiles of a view', () => {
  test('lie on both sides of the date line, each once, at every zoom', () => {
    const bounds = { west: 179.5, south: -18, east: -179.5, north: -16 };
    for (let zoom = 0; zoom <= 12; zoom += 1) {
      const edges = tilesOfView({ bounds, zoom }).map(tileBounds);
      expect(edges.some(({ east }) => east === 180)).toBe(true);
      expect(edges.some(({ west }) => west === -180)).toBe(true);
      expect(new Set(edges.map((edge) => JSON.stringify(edge))).size).toBe(edges.length);
    }
  });

  test('cover every corner of it, in bounded number', () => {
    const corner = record({
      south: double({ min: -84, max: 83, noNaN: true }),
      west: double({ min: -180, max: 178, noNaN: true }),
      zoom: double({ min: 2, max: 19, noNaN: true }),
    });
    assert(
      property(corner, ({ south, west, zoom }) => {
        const span = Math.min(1, 360 / 2 ** zoom);
        const bounds = { west, south, east: west + span, north: south + span };
        const tiles = tilesOfView({ bounds, zoom });
        expect(tiles.length).toBeGreaterThan(0);
        expect(tiles.length).toBeLessThanOrEqual(32);
        const edges = tiles.map(tileBounds);
        expect(Math.min(...edges.map((edge) => edge.west))).toBeLessThanOrEqual(west + 1e-9);
        expect(Math.max(...edges.map((edge) => edge.east))).toBeGreaterThan(bounds.east - 1e-9);
        expect(Math.min(...edges.map((edge) => edge.south))).toBeLessThanOrEqual(south + 1e-9);
        expect(Math.max(...edges.map((edge) => edge.north))).toBeGreaterThan(bounds.north - 1e-9);
      }),
    );
  });

  test('never go deeper than the server answers', () => {
    const bounds = { west: -87.63, south: 41.87, east: -87.62, north: 41.88 };
    expect(tilesOfView({ bounds, zoom: 19 })[0]?.z).toBe(16);
  });
});

describe('merging tiles', () => {
  test('keeps everything while it is few', () => {
    const tiles: MapTile[] = [
      { points: [point(1)], clusters: [] },
      { points: [point(2)], clusters: [{ latitude: 1, longitude: 2, count: 9, critical: 0 }] },
    ];
    const merged = mergeTiles(tiles);
    expect(merged.points.map(({ id }) => id)).toEqual(['1', '2']);
    expect(merged.clusters).toHaveLength(1);
  });

  test('draws the fullest tile as one cluster that counts all of it', () => {
    const full = { points: [point(1, 'critical'), point(2), point(3)], clusters: [] };
    const merged = mergeTiles([full, { points: [point(4)], clusters: [] }], 3);
    expect(merged.points.map(({ id }) => id)).toEqual(['4']);
    expect(merged.clusters).toEqual([
      {
        latitude: expect.closeTo(40.02),
        longitude: -80,
        count: 3,
        critical: 1,
        inProgress: 0,
        completed: 0,
      },
    ]);
  });
});
