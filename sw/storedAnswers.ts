import { isMarked, MARK, MARK_HEADER } from '#schema/mark.ts';

/** ISO time of storing. */
const STORED_AT = 'x-trybe-stored-at';
/** Set on a stored answer given in place of the network's: pages show it as the data's age. */
const CACHED_AT = 'x-trybe-cached-at';
const PUTS_PER_TRIM = 20;
export const JSON_TYPE = /^application\/json\b/u;

export type Store = { name: string; maxEntries: number };

const putsSinceTrim = new Map<string, number>();

export async function storedAnswer(store: Store, request: Request): Promise<Response | undefined> {
  try {
    const cache = await caches.open(store.name);
    // Vary names the cookie, which workers cannot see; privacy is kept by dropping stores.
    return await cache.match(request, { ignoreVary: true });
  } catch {
    // On a full disk a cache cannot be opened. The network still answers.
    return undefined;
  }
}

/** Unreadable JSON is deleted, so that it is fetched again. */
export async function storedJson(store: Store, request: Request): Promise<Response | undefined> {
  const stored = await storedAnswer(store, request);
  if (!stored || isJson(await stored.clone().arrayBuffer())) return stored;
  await forgetAnswer(store, request);
  return undefined;
}

export async function forgetAnswer(store: Store, request: Request): Promise<void> {
  const cache = await caches.open(store.name);
  await cache.delete(request, { ignoreVary: true });
}

/** False for JSON cut off in transit. */
export function isJson(bytes: ArrayBuffer): boolean {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores an answer with its time, JSON only if it parses. Evicts the oldest entries beyond the
 * bound. `isWanted` is asked last, because a store may have been dropped meanwhile.
 */
export async function storeAnswer(
  store: Store,
  key: Request,
  answer: Response,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(STORED_AT, new Date().toISOString());
  // The body is decompressed already; these headers would be applied once more.
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
 * Deletes a replaced picture's earlier addresses, here and in the HTTP cache. `request`: for the
 * new one.
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

export function withAge(stored: Response): Response {
  const headers = new Headers(stored.headers);
  headers.set(CACHED_AT, headers.get(STORED_AT) ?? '');
  // Releases before the mark stored answers without it.
  headers.set(MARK_HEADER, MARK);
  return new Response(stored.body, { headers });
}

/** Milliseconds since storing; infinite if unknown. */
export function ageMs(answer: Response): number {
  const age = Date.now() - Date.parse(answer.headers.get(STORED_AT) ?? '');
  return Number.isNaN(age) ? Number.POSITIVE_INFINITY : Math.abs(age);
}

/** From this server, with the expected content type. */
export const isGenuine = (answer: Response, contentType: RegExp): boolean =>
  isMarked(answer.headers) && isKeepable(answer, contentType);

/** From any server, with the expected content type. */
export function isKeepable(answer: Response, contentType: RegExp): boolean {
  return (
    answer.status === 200 &&
    !answer.redirected &&
    contentType.test(answer.headers.get('content-type') ?? '') &&
    !/\bno-store\b/u.test(answer.headers.get('cache-control') ?? '')
  );
}
