import type { Bounds, Tile } from '#schema/places/geo.ts';
import { isMarked } from '#schema/mark.ts';
import { isWholeTile } from '#schema/places/wholeTile.ts';
import { tilesOfArea, type ArchiveExtent } from '#schema/places/tileArea.ts';

/** Read by the worker and never trimmed. */
const CACHE = 'trybe-saved-tiles';
const LIST_PATH = '/saved-areas';
const AT_ONCE = 4;

/** An area of the built-in street map, saved on this device. */
export type SavedArea = {
  id: string;
  name: string;
  bounds: Bounds;
  extent: ArchiveExtent;
  tiles: number;
  bytes: number;
  savedAt: string;
  isComplete: boolean;
};

type Surroundings = {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  openCache: () => Promise<Pick<Cache, 'match' | 'put' | 'delete'>>;
};

export type SaveOptions = {
  signal: AbortSignal;
  /** Saved tiles, of all tiles in the area. */
  onProgress: (done: number, total: number) => void;
};

/** With the browser's fetch and the cache that the worker reads. */
export const browserAreas = (): ReturnType<typeof createSavedAreas> =>
  createSavedAreas({
    fetch: (path, init) => fetch(path, init),
    openCache: () => caches.open(CACHE),
  });

/** Areas are saved tile by tile, so that stopping loses nothing. */
export function createSavedAreas({ fetch: load, openCache }: Surroundings) {
  const list = async (): Promise<SavedArea[]> => {
    const stored = await (await openCache()).match(LIST_PATH);
    return stored ? ((await stored.json()) as SavedArea[]) : [];
  };
  const write = async (areas: SavedArea[]) =>
    await (await openCache()).put(LIST_PATH, Response.json(areas));
  const note = async (area: SavedArea) =>
    await write([...(await list()).filter(({ id }) => id !== area.id), area]);

  const saveTile = async (tile: Tile, signal: AbortSignal): Promise<void> => {
    const cache = await openCache();
    const path = tilePath(tile);
    const saved = await cache.match(path);
    if (saved && isWholeTile(new Uint8Array(await saved.arrayBuffer()))) return;
    // The second attempt bypasses the browser's HTTP cache, which may hold a truncated answer.
    for (const from of ['default', 'reload'] as const) {
      // The header keeps the worker from also caching it as a visited tile.
      const headers = { 'x-trybe-save': '1' };
      const answer = await load(path, { signal, headers, cache: from });
      if (!isMarked(answer.headers)) throw new TypeError('The answer is none of this server');
      if (answer.status === 404) return;
      if (!answer.ok) throw new TypeError(`${answer.status}: a tile could not be had`);
      const type = answer.headers.get('content-type') ?? '';
      const body = await answer.arrayBuffer();
      if (!isWholeTile(new Uint8Array(body))) continue;
      await cache.put(path, new Response(body, { headers: { 'content-type': type } }));
      return;
    }
    throw new TypeError('A tile was cut on its way');
  };

  return {
    list,
    /**
     * Saves an area, or its missing tiles. Rejects when stopped, offline or full; the area is then
     * listed as incomplete and can be resumed.
     */
    async save(area: SavedArea, { signal, onProgress }: SaveOptions): Promise<void> {
      const tiles = tilesOfArea(area.bounds, area.extent) ?? [];
      const waiting = tiles.values();
      let done = 0;
      await note({ ...area, isComplete: false });
      const work = async () => {
        for (const tile of waiting) {
          signal.throwIfAborted();
          await saveTile(tile, signal);
          done += 1;
          onProgress(done, tiles.length);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      await note({ ...area, isComplete: true });
    },
    /** Also removes its tiles unless another area needs them. */
    async remove(id: string): Promise<void> {
      const areas = await list();
      const others = areas.filter((area) => area.id !== id);
      const needed = new Set(others.flatMap(listPaths));
      const cache = await openCache();
      const gone = areas.filter((area) => area.id === id).flatMap(listPaths);
      await write(others);
      await Promise.all(gone.filter((path) => !needed.has(path)).map((path) => cache.delete(path)));
    },
  };
}

const tilePath = ({ z, x, y }: Tile): string => `/api/tiles/streets/${z}/${x}/${y}`;

const listPaths = ({ bounds, extent }: SavedArea): string[] =>
  (tilesOfArea(bounds, extent) ?? []).map(tilePath);
