import { assert, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tileBounds, type Tile } from './geo.ts';
import { MAP_AREA_MAX_BYTES, MAP_AREA_MAX_TILES } from '#schema/limits.ts';
import { coveredPart, measureArea, tilesOfArea } from './tileArea.ts';

const CHICAGO = { west: -87.8, south: 41.77, east: -87.58, north: 41.97 };
const extent = { bounds: CHICAGO, minZoom: 10, maxZoom: 13 };
const nameOf = ({ z, x, y }: Tile) => `${z}/${x}/${y}`;

describe('the tiles of an area', () => {
  test('cover every place in it at every zoom, each once', () => {
    const part = record({
      u: double({ min: 0, max: 1, noNaN: true }),
      v: double({ min: 0, max: 1, noNaN: true }),
    });
    const tiles = tilesOfArea(CHICAGO, extent) ?? [];
    expect(new Set(tiles.map(nameOf)).size).toBe(tiles.length);
    assert(
      property(part, ({ u, v }) => {
        const latitude = CHICAGO.south + u * (CHICAGO.north - CHICAGO.south);
        const longitude = CHICAGO.west + v * (CHICAGO.east - CHICAGO.west);
        const holding = tiles.filter((tile) => {
          const box = tileBounds(tile);
          return (
            box.west <= longitude &&
            longitude <= box.east &&
            box.south <= latitude &&
            latitude <= box.north
          );
        });
        expect(new Set(holding.map(({ z }) => z))).toEqual(new Set([10, 11, 12, 13]));
      }),
    );
  });

  test('are those on both sides of the date line', () => {
    const world = { ...extent, bounds: { west: -180, south: -85, east: 180, north: 85 } };
    const fiji = { west: 179.9, south: -17.1, east: -179.9, north: -17 };
    const columns = new Set(
      (tilesOfArea(fiji, world) ?? []).filter(({ z }) => z === 10).map(({ x }) => x),
    );
    expect(columns).toEqual(new Set([0, 1023]));
    expect(coveredPart(fiji, world)).toEqual(fiji);
  });

  test('are none outside the archive, and too many are refused', () => {
    const berlin = { west: 13.3, south: 52.4, east: 13.5, north: 52.6 };
    expect(coveredPart(berlin, extent)).toBeNull();
    expect(tilesOfArea(berlin, extent)).toEqual([]);
    expect(tilesOfArea(CHICAGO, { ...extent, maxZoom: 20 })).toBeNull();
  });
});

describe('measuring an area', () => {
  test('adds up what is there and leaves out what is not', async () => {
    const tiles = tilesOfArea(CHICAGO, extent) ?? [];
    const size = await measureArea(CHICAGO, extent, async ({ z }) => (z === 10 ? null : 1_000));
    const there = tiles.filter(({ z }) => z > 10).length;
    expect(size).toEqual({ tiles: there, bytes: there * 1_000, isTooLarge: false });
  });

  test('stops at what one saved area may hold', async () => {
    const half = MAP_AREA_MAX_BYTES / 2;
    expect(await measureArea(CHICAGO, extent, async () => half)).toMatchObject({
      tiles: 3,
      isTooLarge: true,
    });
    const deep = { ...extent, maxZoom: 20 };
    expect(await measureArea(CHICAGO, deep, async () => 1)).toMatchObject({
      tiles: MAP_AREA_MAX_TILES,
      isTooLarge: true,
    });
  });
});
