import { DAY_MS } from '#schema/durations.ts';
import { isWholeTile } from '#schema/places/wholeTile.ts';
import { cacheFirst, storeNamed } from './caching.ts';
import {
  ageMs,
  isGenuine,
  isKeepable,
  storeAnswer,
  storedAnswer,
  type Store,
} from './storedAnswers.ts';
import { isWholePicture } from './wholePicture.ts';

const PACK_PATH = '/api/tiles/overview.pack';
const GAZETTEER_PATH = '/api/gazetteer';
const TILE_TYPE = 'application/vnd.mapbox-vector-tile';
const NOT_HTML = /^(?!text\/html)./u;

const RASTER: Store = { name: 'trybe-raster', maxEntries: 800 };
const PACK: Store = { name: 'trybe-overview-pack', maxEntries: 1 };
/** Filled by pages, area by area. */
const SAVED_TILES_CACHE = 'trybe-saved-tiles';
const isOurs = (answer: Response) => isGenuine(answer, NOT_HTML);
const FRESH = { freshMs: 30 * DAY_MS, isWanted: isOurs };
/** Cached as visited and never prefetched: the servers forbid that. */
const RASTER_FRESH = {
  freshMs: 14 * DAY_MS,
  isWanted: (answer: Response) => isKeepable(answer, /^image\//u),
  isWhole: isWholePicture,
};
const REFRESH_AFTER_MS = 7 * DAY_MS;

type Context = { request: Request; waitUntil: (work: Promise<unknown>) => void };
type Pack = { index: Record<string, [offset: number, length: number]>; tiles: Blob };

let openedPack: Promise<Pack | null> | null = null;

/** Tiles of another server with CORS. */
export function isRasterTile(request: Request, url: URL): boolean {
  // Answers without CORS are opaque: each costs megabytes of quota, and errors look like tiles.
  return request.mode === 'cors' && /\/\d+\/\d+\/\d+(?:@2x)?(?:\.\w+)?$/u.test(url.pathname);
}

/** As visited, else from the network. */
export async function rasterTile(context: Context): Promise<Response> {
  return await cacheFirst(RASTER, context, RASTER_FRESH);
}

/** From the overview pack, as visited, or from the network. */
export async function basemapTile(context: Context): Promise<Response> {
  const [, name] =
    /\/overview\/(\d+\/\d+\/\d+)$/u.exec(new URL(context.request.url).pathname) ?? [];
  const packed = name === undefined ? null : await tileOfPack(name);
  const kept = packed ?? (await savedTile(context.request));
  if (kept) return kept;
  // A page that saves an area stores the tile itself; a second copy would take twice the room.
  if (context.request.headers.has('x-trybe-save')) return await fetch(context.request);
  return await cacheFirst(storeNamed('basemap'), context, { ...FRESH, isWhole: isSoundTile });
}

const isSoundTile: IsWhole = async (answer) =>
  isWholeTile(new Uint8Array(await answer.arrayBuffer()));

/** Read-only: pages write that store, and replace tiles that they find truncated. */
async function savedTile(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const options = { cacheName: SAVED_TILES_CACHE, ignoreVary: true };
  const saved = await caches.match(pathname, options);
  return saved && (await isSoundTile(saved.clone())) ? saved : undefined;
}

export async function gazetteer(context: Context): Promise<Response> {
  return await cacheFirst(storeNamed('gazetteer'), context, {
    ...FRESH,
    freshMs: REFRESH_AFTER_MS,
    isWhole: isWholeText,
  });
}

/**
 * Fetches the map's offline data unless a recent copy exists. Called when the page is idle;
 * failures are harmless.
 */
export async function warmMap(): Promise<void> {
  const isNew = await refresh(PACK, PACK_PATH, isWholePack);
  if (isNew) openedPack = null;
  await refresh(storeNamed('gazetteer'), GAZETTEER_PATH, isWholeText);
}

type IsWhole = (answer: Response) => Promise<boolean>;

async function refresh(store: Store, path: string, isWhole: IsWhole): Promise<boolean> {
  const request = new Request(path);
  const stored = await storedAnswer(store, request);
  if (stored && ageMs(stored) < REFRESH_AFTER_MS && (await isWhole(stored))) return false;
  // The second attempt bypasses the browser's HTTP cache, which may hold a broken answer.
  for (const cache of ['default', 'reload'] as const) {
    const answer = await fetch(request, { cache });
    if (!isOurs(answer)) return false;
    if (!(await isWhole(answer.clone()))) continue;
    await storeAnswer(store, request, answer);
    return true;
  }
  return false;
}

/** Every line ends with a line break; a truncated text ends without one. */
const isWholeText: IsWhole = async (answer) => (await answer.text()).endsWith('\n');

const isWholePack: IsWhole = async (answer) => (await readPack(answer).catch(() => null)) !== null;

async function tileOfPack(name: string): Promise<Response | null> {
  // An unreadable pack would stay for a week.
  openedPack ??= openPack().catch(async () => {
    await caches.delete(PACK.name);
    return null;
  });
  const pack = await openedPack;
  if (!pack) {
    openedPack = null;
    return null;
  }
  const place = pack.index[name];
  if (!place) return null;
  const [offset, length] = place;
  const bytes = await unpacked(pack.tiles.slice(offset, offset + length));
  return new Response(bytes, { headers: { 'content-type': TILE_TYPE } });
}

async function openPack(): Promise<Pack | null> {
  const stored = await storedAnswer(PACK, new Request(PACK_PATH));
  return stored ? await readPack(stored) : null;
}

/**
 * 4 bytes with the length of the index (little-endian), the index as JSON, then the tiles. Rejects if the
 * pack is truncated or is something else.
 */
async function readPack(answer: Response): Promise<Pack> {
  const blob = await answer.blob();
  const head = new DataView(await blob.slice(0, 4).arrayBuffer());
  const start = 4 + head.getUint32(0, true);
  const index = JSON.parse(await blob.slice(4, start).text()) as Pack['index'];
  const ends = Object.values(index).map(([offset, length]) => offset + length);
  const tiles = blob.slice(start);
  if (ends.some((end) => end > tiles.size)) throw new RangeError('The pack is cut off');
  return { index, tiles };
}

async function unpacked(tile: Blob): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(await tile.slice(0, 2).arrayBuffer());
  const isGzip = first === 0x1f && second === 0x8b;
  if (!isGzip) return await tile.arrayBuffer();
  return await new Response(
    tile.stream().pipeThrough(new DecompressionStream('gzip')),
  ).arrayBuffer();
}
