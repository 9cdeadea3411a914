import type { DeviceStore } from '#schema/defineEndpoint.ts';
import { isMarked } from '#schema/mark.ts';
import { CACHED_RESPONSES } from './cachedResponses.ts';
import {
  ageMs,
  isGenuine,
  JSON_TYPE,
  storeAnswer,
  storedAnswer,
  storedJson,
  withAge,
  type Store,
} from './storedAnswers.ts';

/** How long the first paint waits for the network when something is stored. */
const PATIENCE_MS = { dead: 200, usual: 2_000, most: 8_000 };
/** Pages hear of a later answer to one address no more often. */
const TOLD_EVERY_MS = 30_000;

/** What a store holds at most. Only these, and only as the contract says, ever touch the disk. */
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

/** The store for answers of a path; null for everything that may not be kept. */
export function deviceStoreOf(pathname: string): DeviceStore | null {
  return KEPT.find(([path]) => path.test(pathname))?.[1] ?? null;
}

/** The store of a name, with its bound. */
export function storeNamed(name: DeviceStore): Store {
  return { name: `trybe-${name}`, maxEntries: MAX_ENTRIES[name] };
}

type Context = { request: Request; waitUntil: (work: Promise<unknown>) => void };

let owner = 0;
let patienceMs = PATIENCE_MS.usual;

/** Forgets what was answered to the person before, and what is just being answered to them. */
export async function forgetPersonalAnswers(): Promise<void> {
  owner += 1;
  await caches.delete(storeNamed('details').name);
}

/**
 * The network's answer, or the stored one when the network is dead, slow or not ours. A stored
 * answer states its age in a header. When the network answers after all, pages are told to refetch.
 * `ask` gets the network's answer, if not by the very request.
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

/** A later answer teaches how long this link takes, so that the next paint can wait for it. */
async function learnFrom(
  settled: Promise<Response | null>,
  startedAt: number,
  { url, shown }: { url: string; shown: Response },
): Promise<void> {
  const answer = await settled;
  if (!answer) {
    patienceMs = PATIENCE_MS.dead;
    return;
  }
  const neededMs = 1.5 * (Date.now() - startedAt);
  patienceMs = Math.min(Math.max(neededMs, PATIENCE_MS.usual), PATIENCE_MS.most);
  if (neededMs / 1.5 >= PATIENCE_MS.most) return;
  // The same again would have pages ask anew, be answered late, be told of it, and so on without end.
  if ((await answer.clone().text()) !== (await shown.text())) notifyPages(url);
}

/** A browser that says it is offline is mostly right, but the line has the last word. */
const patienceNow = () => (navigator.onLine ? patienceMs : Math.min(patienceMs, PATIENCE_MS.dead));

const toldAt = new Map<string, number>();

function notifyPages(url: string): void {
  if (Date.now() - (toldAt.get(url) ?? 0) < TOLD_EVERY_MS) return;
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
  const answer = await how.ask(request);
  if (!isUseless(answer)) patienceMs = Math.max(patienceMs, PATIENCE_MS.usual);
  if (isGenuine(answer, JSON_TYPE)) {
    waitUntil(storeAnswer(store, request, answer.clone(), how.isWanted).catch(() => undefined));
  }
  return answer;
}

/** Gone, failing, or a page that somebody put in between: worth less than what is stored. */
function isUseless(answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? '';
  const isOurs = isMarked(answer.headers) && !answer.redirected && /\bjson\b/u.test(type);
  return answer.status >= 500 || !isOurs;
}

function silence(delayMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), delayMs));
}

/**
 * The stored answer while it is younger than `freshMs`, else the network's, else the stored one
 * however old. Only answers that `isWanted` accepts are kept.
 */
export async function cacheFirst(
  store: Store,
  { request, waitUntil }: Context,
  { freshMs, isWanted }: { freshMs: number; isWanted: (answer: Response) => boolean },
): Promise<Response> {
  const stored = await storedAnswer(store, request);
  // A page asks so for what it cannot read of what is stored.
  const isRefused = request.cache === 'reload';
  if (stored && !isRefused && ageMs(stored) < freshMs) return stored;
  try {
    const answer = await fetch(request);
    if (isWanted(answer)) {
      waitUntil(storeAnswer(store, request, answer.clone()).catch(() => undefined));
      return answer;
    }
    return stored ?? answer;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}
