import { describe, expect, test } from 'vitest';
import { findTile, type Tile } from '#schema/places/geo.ts';
import { EMPTY_TILE, joinStreets, type TileArchive, type TileMetadata } from './joinStreets.ts';

const TOWN = { west: 12.3, south: 51.3, east: 12.4, north: 51.4 };
const REGION = { west: 12, south: 51, east: 13, north: 52 };
const FAR = { west: 36.7, south: -1.4, east: 37, north: -1.1 };
const IN_TOWN = { latitude: 51.35, longitude: 12.35 };
const IN_REGION = { latitude: 51.8, longitude: 12.8 };

type About = Partial<TileMetadata> & { has?: (tile: Tile) => boolean };

function archive(name: string, { has = () => true, ...about }: About): TileArchive {
  const metadata = { minZoom: 8, maxZoom: 14, attribution: name, bounds: REGION, ...about };
  return {
    metadata: () => Promise.resolve(metadata),
    tile: (z, x, y) => {
      const tile = { bytes: Buffer.from(name), encoding: 'gzip' as const, etag: `"${name}"` };
      return Promise.resolve(has({ z, x, y }) ? tile : null);
    },
  };
}

const region = archive('region', { bounds: REGION });
const town = archive('town', { bounds: TOWN, maxZoom: 15 });
const far = archive('far', { bounds: FAR, minZoom: 0 });

async function nameAt(joined: TileArchive, at: { latitude: number; longitude: number }, z = 13) {
  const { x, y } = findTile(at, z);
  const tile = await joined.tile(z, x, y);
  return tile && Buffer.from(tile.bytes).toString();
}

describe('several archives of streets', () => {
  test('answer each in its own area, the smaller within the larger', async () => {
    for (const order of [
      [region, town, far],
      [far, town, region],
    ]) {
      const joined = await joinStreets(order, 7);
      expect(await nameAt(joined, IN_TOWN)).toBe('town');
      expect(await nameAt(joined, IN_REGION)).toBe('region');
      expect(await nameAt(joined, { latitude: -1.3, longitude: 36.8 })).toBe('far');
    }
  });

  test('answer from another where one lacks a tile, and with nothing between them', async () => {
    const gap = archive('town', { bounds: TOWN, has: () => false });
    expect(await nameAt(await joinStreets([gap, region], 7), IN_TOWN)).toBe('region');
    const none = await joinStreets([gap, gap], 7);
    const { z, x, y } = findTile(IN_TOWN, 13);
    expect(await none.tile(z, x, y)).toEqual(EMPTY_TILE);
    expect(await (await joinStreets([gap], 7)).tile(z, x, y)).toBeNull();
  });

  test('begin where the overview ends and end together', async () => {
    const joined = await joinStreets([region, town, far], 7);
    const about = await joined.metadata();
    expect(about).toMatchObject({ minZoom: 7, maxZoom: 14 });
    expect(about.bounds).toEqual({ west: 12, south: -1.4, east: 37, north: 52 });
    expect(await nameAt(joined, IN_TOWN, 15)).toBeNull();
    expect(await nameAt(joined, IN_TOWN, 6)).toBeNull();
  });

  test('credit OpenStreetMap once, also where none of them says so', async () => {
    const credit = async (...archives: TileArchive[]) =>
      (await (await joinStreets(archives, 7)).metadata()).attribution;
    expect(await credit(region)).toBe('region · © OpenStreetMap contributors');
    const osm = archive('© OpenStreetMap contributors (ODbL)', {});
    expect(await credit(osm, osm)).toBe('© OpenStreetMap contributors (ODbL)');
    expect(await credit(archive('', {}))).toBe('© OpenStreetMap contributors');
  });
});
