import { isMarked, MARK, MARK_HEADER } from '#schema/mark.ts';

/** When a stored answer was stored, as ISO text. */
const STORED_AT = 'x-trybe-stored-at';
/** The same, on an answer given because the network gave none: pages show it as the data's age. */
const CACHED_AT = 'x-trybe-cached-at';
const PUTS_PER_TRIM = 20;
export const JSON_TYPE = /^application\/json\b/u;

export type Store = { name: string; maxEntries: number };

const putsSinceTrim = new Map<string, number>();

/** The stored answer to a request; undefined when there is none. */
export async function storedAnswer(store: Store, request: Request): Promise<Response | undefined> {
  const cache = await caches.open(store.name);
  // Vary names the cookie, which no worker can see; who may see what is settled by dropping stores.
  return await cache.match(request, { ignoreVary: true });
}

/** The stored JSON answer to a request. What cannot be read is thrown away, so that it is asked for again. */
export async function storedJson(store: Store, request: Request): Promise<Response | undefined> {
  const stored = await storedAnswer(store, request);
  if (!stored || isJson(await stored.clone().arrayBuffer())) return stored;
  const cache = await caches.open(store.name);
  await cache.delete(request, { ignoreVary: true });
  return undefined;
}

/** Whether these bytes are JSON as a whole: one that was cut on its way is not. */
export function isJson(bytes: ArrayBuffer): boolean {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps an answer with the time of keeping, JSON only if it can be read. The oldest go when the store is over
 * its bound. `isWanted` is asked last of all, because a store may have been dropped meanwhile.
 */
export async function storeAnswer(
  store: Store,
  key: Request,
  answer: Response,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(STORED_AT, new Date().toISOString());
  // The body is unpacked already; whoever read these would unpack or cut it once more.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const body = await answer.arrayBuffer();
  if (JSON_TYPE.test(headers.get('content-type') ?? '') && !isJson(body)) return;
  const cache = await caches.open(store.name);
  if (!isWanted()) return;
  await cache.put(key, new Response(body, { headers }));
  await trimNowAndThen(store, cache);
}

/**
 * Forgets what is stored of a picture under the addresses that it had before another one took its
 * place, here and in the browser's own cache. `request` asks for the new one.
 */
export async function forgetReplaced({ name }: Store, { url }: Request): Promise<void> {
  const { pathname, searchParams } = new URL(url);
  if (!searchParams.has('r')) return;
  const cache = await caches.open(name);
  for (const old of await cache.keys()) {
    const address = new URL(old.url);
    if (address.pathname !== pathname || address.searchParams.has('r')) continue;
    await cache.delete(old);
    await fetch(old.url, { cache: 'reload' }).catch(() => undefined);
  }
}

async function trimNowAndThen({ name, maxEntries }: Store, cache: Cache): Promise<void> {
  const puts = (putsSinceTrim.get(name) ?? PUTS_PER_TRIM) + 1;
  putsSinceTrim.set(name, puts >= PUTS_PER_TRIM ? 0 : puts);
  if (puts < PUTS_PER_TRIM) return;
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - maxEntries));
  await Promise.all(surplus.map((key) => cache.delete(key)));
}

/** A stored answer as a page gets it in place of the network's: it says how old it is. */
export function withAge(stored: Response): Response {
  const headers = new Headers(stored.headers);
  headers.set(CACHED_AT, headers.get(STORED_AT) ?? '');
  // Releases before the mark kept answers without it.
  headers.set(MARK_HEADER, MARK);
  return new Response(stored.body, { headers });
}

/** Milliseconds since an answer was stored; endless for one that does not say. */
export function ageMs(answer: Response): number {
  const age = Date.now() - Date.parse(answer.headers.get(STORED_AT) ?? '');
  return Number.isNaN(age) ? Number.POSITIVE_INFINITY : Math.abs(age);
}

/** Whether an answer of this server may be kept as what was asked for. */
export const isGenuine = (answer: Response, contentType: RegExp): boolean =>
  isMarked(answer.headers) && isKeepable(answer, contentType);

/** Whether an answer of any server may be kept as what was asked for. */
export function isKeepable(answer: Response, contentType: RegExp): boolean {
  return (
    answer.status === 200 &&
    !answer.redirected &&
    contentType.test(answer.headers.get('content-type') ?? '') &&
    !/\bno-store\b/u.test(answer.headers.get('cache-control') ?? '')
  );
}
