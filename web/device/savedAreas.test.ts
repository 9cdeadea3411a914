import { beforeEach, describe, expect, test } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { tilesOfArea } from '#schema/places/tileArea.ts';
import { createSavedAreas, type SavedArea } from './savedAreas.ts';

const extent = {
  bounds: { west: -87.8, south: 41.77, east: -87.58, north: 41.97 },
  minZoom: 10,
  maxZoom: 13,
};
const area = (id: string, west: number, east: number): SavedArea => ({
  id,
  name: id,
  bounds: { west, south: 41.86, east, north: 41.9 },
  extent,
  tiles: 1,
  bytes: 1,
  savedAt: '2026-05-01T10:00:00.000Z',
  isComplete: false,
});
const LOOP = area('loop', -87.66, -87.6);
const CITY = area('city', -87.8, -87.58);
const WEST = area('west', -87.75, -87.63);
const count = (one: SavedArea) => tilesOfArea(one.bounds, extent)?.length ?? 0;

let stored: Map<string, Response>;
let asked: string[];
let answer: (path: string, cache?: RequestCache) => Response;
let areas: ReturnType<typeof createSavedAreas>;

/** The product asks its cache by path or by request. */
const urlOf = (path: RequestInfo | URL) => (path instanceof Request ? path.url : path.toString());
const headers = { 'content-type': 'application/x-tile', [MARK_HEADER]: MARK };
/** One layer of four letters. */
const WHOLE = '\u001a\u0004tile';
const tile = () => new Response(WHOLE, { headers });
const cutTile = () => new Response(WHOLE.slice(0, -1), { headers });
const tilesStored = () => [...stored.keys()].filter((path) => path.startsWith('/api/tiles/'));
const quietly = { signal: new AbortController().signal, onProgress: () => undefined };

beforeEach(() => {
  stored = new Map();
  asked = [];
  answer = tile;
  areas = createSavedAreas({
    fetch: async (path, { cache }) => {
      asked.push(path);
      return answer(path, cache);
    },
    openCache: async () => ({
      match: async (path) => stored.get(urlOf(path))?.clone(),
      put: async (path, response) => void stored.set(urlOf(path), response),
      delete: async (path) => stored.delete(urlOf(path)),
    }),
  });
});

describe('saving an area', () => {
  test('stores each of its tiles and says so', async () => {
    const seen: number[] = [];
    await areas.save(LOOP, { ...quietly, onProgress: (done) => seen.push(done) });
    expect(tilesStored()).toHaveLength(count(LOOP));
    expect(seen.at(-1)).toBe(count(LOOP));
    expect(await areas.list()).toEqual([{ ...LOOP, isComplete: true }]);
  });

  test('that was stopped is resumed without loading anything twice', async () => {
    const stop = new AbortController();
    const onProgress = (done: number) => done === 5 && stop.abort();
    await expect(areas.save(CITY, { signal: stop.signal, onProgress })).rejects.toThrow(/abort/iu);
    expect(await areas.list()).toMatchObject([{ id: 'city', isComplete: false }]);
    await areas.save(CITY, quietly);
    expect(tilesStored()).toHaveLength(count(CITY));
    expect(asked).toHaveLength(count(CITY));
    expect(await areas.list()).toMatchObject([{ id: 'city', isComplete: true }]);
  });

  test('never takes the page of a captive portal for a tile', async () => {
    answer = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    await expect(areas.save(LOOP, quietly)).rejects.toThrow('none of this server');
    expect(tilesStored()).toEqual([]);
    expect(await areas.list()).toMatchObject([{ isComplete: false }]);
  });

  test('asks again past the cache of the browser for a tile that was cut', async () => {
    answer = (_, cache) => (cache === 'reload' ? tile() : cutTile());
    await areas.save(LOOP, quietly);
    for (const path of tilesStored()) expect(await stored.get(path)?.clone().text()).toBe(WHOLE);
    expect(await areas.list()).toMatchObject([{ isComplete: true }]);
  });

  test('is not complete while tiles arrive cut, and mends what an earlier release kept so', async () => {
    answer = cutTile;
    await expect(areas.save(LOOP, quietly)).rejects.toThrow('cut on its way');
    expect(tilesStored()).toEqual([]);
    answer = tile;
    await areas.save(LOOP, quietly);
    const [first = ''] = tilesStored();
    stored.set(first, cutTile());
    await areas.save(LOOP, quietly);
    expect(await stored.get(first)?.clone().text()).toBe(WHOLE);
  });

  test('leaves out what the archive does not have', async () => {
    answer = (path) =>
      path.includes('/13/') ? new Response(null, { status: 404, headers }) : tile();
    await areas.save(LOOP, quietly);
    expect(tilesStored().some((path) => path.includes('/13/'))).toBe(false);
    expect(await areas.list()).toMatchObject([{ isComplete: true }]);
  });
});

test('deleting an area keeps the tiles that another one needs', async () => {
  await areas.save(LOOP, quietly);
  await areas.save(WEST, quietly);
  await areas.remove('loop');
  expect(tilesStored()).toHaveLength(count(WEST));
  expect(await areas.list()).toMatchObject([{ id: 'west' }]);
  await areas.remove('west');
  expect(tilesStored()).toEqual([]);
});
