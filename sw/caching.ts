import type { DeviceStore } from '#schema/defineEndpoint.ts';
import { isMarked } from '#schema/mark.ts';
import { CACHED_RESPONSES } from './cachedResponses.ts';
import {
  ageMs,
  forgetAnswer,
  isGenuine,
  isJson,
  JSON_TYPE,
  storeAnswer,
  storedAnswer,
  storedJson,
  withAge,
  type Store,
} from './storedAnswers.ts';

/** How long the first paint waits for the network if a stored answer exists. */
const PATIENCE_MS = { dead: 200, usual: 2_000, most: 8_000 };
/** Minimum interval of update messages per address. */
const NOTIFY_EVERY_MS = 30_000;

/** Maximum entries per store. Only these stores, as declared by the contract, are persisted. */
const MAX_ENTRIES = {
  lists: 60,
  details: 300,
  'of-issues': 400,
  map: 600,
  site: 200,
  images: 250,
  basemap: 1_500,
  gazetteer: 1,
};

const KEPT = CACHED_RESPONSES.map(([path, store]) => [new RegExp(path, 'u'), store] as const);

/** Null: must not be stored. */
export function findDeviceStore(pathname: string): DeviceStore | null {
  return KEPT.find(([path]) => path.test(pathname))?.[1] ?? null;
}

export function storeNamed(name: DeviceStore): Store {
  return { name: `trybe-${name}`, maxEntries: MAX_ENTRIES[name] };
}

type Context = { request: Request; waitUntil: (work: Promise<unknown>) => void };

let owner = 0;
let patienceMs = PATIENCE_MS.usual;
/** `navigator.onLine` is false although the network works. */
let isHintWrong = false;

/** Includes requests in progress for the previous person. */
export async function forgetPersonalAnswers(): Promise<void> {
  owner += 1;
  await caches.delete(storeNamed('details').name);
}

/**
 * The network's answer, or the stored one if the network is dead, slow or intercepted. Stored answers carry
 * their age in a header. If the network answers late, pages are told to refetch. `ask` makes the request;
 * `fetch` by default.
 */
export async function networkFirst(
  store: Store,
  context: Context,
  ask: (request: Request) => Promise<Response> = (request) => fetch(request),
): Promise<Response> {
  const askedBy = owner;
  const stored = await storedJson(store, context.request);
  const startedAt = Date.now();
  const fresh = fetchAndStore(store, context, { ask, isWanted: () => askedBy === owner });
  if (!stored) return await fresh;
  const settled = fresh.then(
    (answer) => (isUseless(answer) ? null : answer),
    () => null,
  );
  const answer = await Promise.race([settled, silence(patienceNow())]);
  if (answer) return answer;
  const compared = { url: context.request.url, shown: stored.clone() };
  context.waitUntil(learnFrom(settled, startedAt, compared));
  return withAge(stored);
}

/** Late answers adapt the patience to this connection. */
async function learnFrom(
  settled: Promise<Response | null>,
  startedAt: number,
  { url, shown }: { url: string; shown: Response },
): Promise<void> {
  const answer = await settled;
  if (!answer) {
    patienceMs = PATIENCE_MS.dead;
    isHintWrong = false;
    return;
  }
  const neededMs = 1.5 * (Date.now() - startedAt);
  patienceMs = Math.min(Math.max(neededMs, PATIENCE_MS.usual), PATIENCE_MS.most);
  // An unchanged answer would make pages refetch, be answered late, be notified, and so on
  // endlessly.
  if ((await answer.clone().text()) !== (await shown.text())) await notifyPages(url);
}

/** A false `navigator.onLine` shortens the wait, unless the network has answered in spite of it. */
const patienceNow = () =>
  navigator.onLine || isHintWrong ? patienceMs : Math.min(patienceMs, PATIENCE_MS.dead);

const toldAt = new Map<string, number>();
const toTell = new Set<string>();

/**
 * At most once per `NOTIFY_EVERY_MS` and address, delayed rather than dropped: pages notified a moment ago
 * show what was stored then.
 */
async function notifyPages(url: string): Promise<void> {
  if (toTell.has(url)) return;
  toTell.add(url);
  await silence((toldAt.get(url) ?? 0) + NOTIFY_EVERY_MS - Date.now());
  toTell.delete(url);
  toldAt.set(url, Date.now());
  const channel = new BroadcastChannel('trybe-cache');
  channel.postMessage({ type: 'fresher', url });
  channel.close();
}

async function fetchAndStore(
  store: Store,
  { request, waitUntil }: Context,
  how: { ask: (request: Request) => Promise<Response>; isWanted: () => boolean },
): Promise<Response> {
  const answer = await askWhole(how.ask, request);
  if (!isUseless(answer)) {
    patienceMs = Math.max(patienceMs, PATIENCE_MS.usual);
    isHintWrong = !navigator.onLine;
  }
  if (isGenuine(answer, JSON_TYPE)) {
    waitUntil(storeAnswer(store, request, answer.clone(), how.isWanted).catch(() => undefined));
  }
  return answer;
}

/**
 * Truncated JSON is requested again past the browser's HTTP cache, whose copy the server would only
 * confirm. Rejects if it is truncated again.
 */
async function askWhole(
  ask: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  for (const asked of [request, new Request(request, { cache: 'reload' })]) {
    const answer = await ask(asked);
    if (!isGenuine(answer, JSON_TYPE) || isJson(await answer.clone().arrayBuffer())) return answer;
  }
  throw new TypeError('The answer is cut off');
}

/** An error, or a page from an intermediary: worth less than a stored answer. */
function isUseless(answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? '';
  const isOurs = isMarked(answer.headers) && !answer.redirected && /\bjson\b/u.test(type);
  return answer.status >= 500 || !isOurs;
}

function silence(delayMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), delayMs));
}

type KeepRule = {
  freshMs: number;
  isWanted: (answer: Response) => boolean;
  /** Reads an answer to its end. */
  isWhole?: (answer: Response) => Promise<boolean>;
};

/**
 * The stored answer while it is younger than `freshMs`, else the network's, else the stored one
 * however old. Stores only what `isWanted` accepts and `isWhole` finds undamaged.
 */
export async function cacheFirst(
  store: Store,
  { request, waitUntil }: Context,
  rule: KeepRule,
): Promise<Response> {
  const { freshMs, isWanted } = rule;
  const kept = await storedAnswer(store, request);
  const isBroken = kept !== undefined && rule.isWhole && !(await rule.isWhole(kept.clone()));
  if (isBroken) await forgetAnswer(store, request);
  const stored = isBroken ? undefined : kept;
  // Requested by a page that cannot parse the stored answer.
  const isRefused = request.cache === 'reload';
  if (stored && !isRefused && ageMs(stored) < freshMs) return stored;
  try {
    const answer = await (isBroken ? fetchAnew(request) : fetch(request));
    if (isWanted(answer)) {
      waitUntil(storeWhole(store, request, answer.clone(), rule).catch(() => undefined));
      return answer;
    }
    return stored ?? answer;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}

/** The browser's HTTP cache may hold a broken answer, which the server would only confirm. */
const fetchAnew = (request: Request) => fetch(request, { cache: 'reload' });

async function storeWhole(
  store: Store,
  request: Request,
  answer: Response,
  { isWanted, isWhole = () => Promise.resolve(true) }: KeepRule,
): Promise<void> {
  if (await isWhole(answer.clone())) return await storeAnswer(store, request, answer);
  const again = await fetchAnew(request);
  if (!isWanted(again) || !(await isWhole(again.clone()))) return;
  await storeAnswer(store, request, again);
}
