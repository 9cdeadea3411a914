import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tilesOfArea } from '#schema/places/tileArea.ts';
import { openTileFile } from './openTileFile.ts';
import type { Tiles } from './tiles.ts';
import { createTileArchive, createTiles } from './tiles.ts';

const data = (name: string) => fileURLToPath(new URL(`../../data/${name}`, import.meta.url));
let tiles: Tiles;
let close: (() => Promise<void>)[];

beforeAll(async () => {
  const [overview, streets] = await Promise.all(
    ['overview.pmtiles', 'chicago.pmtiles'].map((name) => openTileFile(data(name))),
  );
  close = [overview!.close, streets!.close];
  const sources = { overview: overview!.source, streets: [streets!.source] };
  tiles = await createTiles(sources, new Uint8Array());
});
afterAll(() => Promise.all(close.map((each) => each())));

describe('the built-in tiles', () => {
  test('answer gzip-compressed vector tiles with an ETag that stays', async () => {
    const first = await tiles.tile('overview', 0, 0, 0);
    const again = await tiles.tile('overview', 0, 0, 0);
    expect(first?.encoding).toBe('gzip');
    expect(gunzipSync(first!.bytes).includes('earth')).toBe(true);
    expect(first?.etag).toMatch(/^"[\w-]{22}"$/u);
    expect(again).toEqual(first);
  });

  test('hold the streets of the Loop with their names', async () => {
    const tile = await tiles.tile('streets', 13, 2101, 3044);
    const text = gunzipSync(tile!.bytes);
    for (const word of ['roads', 'road_labels', 'W Adams St', 'Loop']) {
      expect(text.includes(word)).toBe(true);
    }
  });

  test('answer nothing outside the area, beyond the zooms and for coordinates of no tile', async () => {
    expect(await tiles.tile('streets', 13, 0, 0)).toBeNull();
    expect(await tiles.tile('streets', 14, 4202, 6090)).toBeNull();
    expect(await tiles.tile('overview', 7, 0, 0)).toBeNull();
    expect(await tiles.tile('overview', 2, 4, 0)).toBeNull();
    expect(await tiles.tile('overview', 2, -1, 0)).toBeNull();
    expect(await tiles.tile('overview', 2, 1.5, 0)).toBeNull();
  });

  test('answer an empty tile for the open sea of the overview', async () => {
    const tile = await tiles.tile('overview', 6, 2, 40);
    expect(tile).toMatchObject({ bytes: new Uint8Array(), encoding: 'identity' });
  });

  test('say their zooms and whom to name', async () => {
    expect(await tiles.metadata('overview')).toMatchObject({ minZoom: 0, maxZoom: 6 });
    expect(await tiles.metadata('streets')).toEqual({
      minZoom: 10,
      maxZoom: 13,
      attribution: '© OpenStreetMap contributors',
      bounds: { west: -87.802734, south: 41.770704, east: -87.583008, north: 41.967659 },
    });
  });
});

describe('measuring an area of streets', () => {
  test('says to the byte what its tiles take unpacked', async () => {
    const area = { west: -87.65, south: 41.86, east: -87.6, north: 41.9 };
    const wanted = tilesOfArea(area, await tiles.metadata('streets')) ?? [];
    const found = await Promise.all(wanted.map(({ z, x, y }) => tiles.tile('streets', z, x, y)));
    const bodies = found
      .filter((tile) => tile !== null)
      .map(({ bytes }) => gunzipSync(bytes).length);
    expect(bodies.length).toBeGreaterThan(5);
    expect(await tiles.measureStreets(area)).toEqual({
      tiles: bodies.length,
      bytes: bodies.reduce((sum, bytes) => sum + bytes, 0),
      isTooLarge: false,
    });
  });
});

describe('the pack for devices', () => {
  test('holds every tile of the overview as it is served, in at most 4 MB', async () => {
    const { bytes, etag } = await tiles.overviewPack();
    const headBytes = new DataView(bytes.buffer).getUint32(0, true);
    const index: Record<string, [number, number]> = JSON.parse(
      new TextDecoder().decode(bytes.subarray(4, 4 + headBytes)),
    );
    expect(bytes.length).toBeLessThan(4 * 1024 * 1024);
    expect(Object.keys(index).length).toBeGreaterThan(3000);
    for (const name of ['0/0/0', '6/16/23', '4/4/6']) {
      const [z = 0, x = 0, y = 0] = name.split('/').map(Number);
      const tile = await tiles.tile('overview', z, x, y);
      const [offset, length] = index[name]!;
      const start = 4 + headBytes + offset;
      expect(bytes.slice(start, start + length)).toEqual(tile?.bytes);
    }
    expect((await tiles.overviewPack()).etag).toBe(etag);
  });
});

describe('opening an archive', () => {
  test('fails for a missing file and for a file that is no archive', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trybe-tiles-'));
    try {
      await writeFile(join(folder, 'other.pmtiles'), 'not an archive'.repeat(100));
      await expect(openTileFile(join(folder, 'missing.pmtiles'))).rejects.toThrow(/ENOENT/u);
      const { source, close: closeOther } = await openTileFile(join(folder, 'other.pmtiles'));
      await expect(createTileArchive(source)).rejects.toThrow(/magic/u);
      await closeOther();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
