import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { fakeCaches } from '#tests/support/device/fakeCaches.ts';
import { keepAppFiles } from './appFiles.ts';
import { cacheFirst, networkFirst, storeNamed } from './caching.ts';
import { fetchList } from './currentList.ts';
import { openPage } from './openPage.ts';
import { isGenuine, isJson } from './storedAnswers.ts';
import { basemapTile } from './tiles.ts';
import { isWholePicture } from './wholePicture.ts';
import { runsWithin } from '#tests/support/runsWithin.ts';

const ORIGIN = 'https://trybe.example';
const LIST = '/api/issues';
const PART = '/api/issues?page=2';
const DETAIL = '/api/issues/7';
const PICTURE = '/api/images/7';
const TILE = '/api/tiles/streets/13/1/2';
const APP = '/report-issue';
const PAGE = '/index.html';
const ENTRY = '/assets/app.js';
const ADDRESSES = [LIST, PART, DETAIL, PICTURE, TILE, APP] as const;
type Address = (typeof ADDRESSES)[number];

/** What can happen to the server's answers on the line. */
const LINES = ['whole', 'dead', 'cut', 'foreign page', 'foreign JSON', 'foreign 401', 'stale'];

const SCRIPT = 'start()';
const HTML = `<div id="root"></div><script type="module" src="${ENTRY}"></script>`;
const riff = `RIFF\u0014\u0000\u0000\u0000WEBP${'pixels'.repeat(3).slice(0, 16)}`;
const BODIES: Record<string, [type: string, body: string]> = {
  [PAGE]: ['text/html', HTML],
  [APP]: ['text/html', HTML],
  [ENTRY]: ['text/javascript', SCRIPT],
  [PICTURE]: ['image/webp', riff],
  [TILE]: ['application/vnd.mapbox-vector-tile', '\u001a\u0007streets'],
};
const APP_FILE = /index\.html|assets/u;
const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The server, the line to it and the browser's own cache, of which each run has a fresh one. */
class World {
  version = 1;
  line = 'whole';
  readonly stores = new Map<string, Map<string, Response>>();
  readonly appFiles = keepAppFiles([
    { url: PAGE.slice(1), revision: revisionOf(HTML) },
    { url: ENTRY.slice(1), revision: revisionOf(SCRIPT) },
  ]);
  /** As last received, even truncated; the server confirms it while its version is current. */
  readonly #browserCache = new Map<string, { version: number; body: string }>();

  fetch = async (input: Request | string, init: RequestInit = {}): Promise<Response> => {
    const { url, cache } = new Request(input, init);
    const path = url.slice(ORIGIN.length);
    switch (this.line) {
      case 'dead':
        throw new TypeError('Failed to fetch');
      case 'foreign page':
        return new Response('<h1>Hotel WiFi</h1>', { headers: { 'content-type': 'text/html' } });
      case 'foreign JSON':
        return Response.json([{ error: 'login required' }]);
      case 'foreign 401':
        return Response.json({ error: 'login required' }, { status: 401 });
      default:
        return this.#genuine(path, cache);
    }
  };

  #genuine(path: string, cache: RequestCache): Response {
    const version = this.line === 'stale' ? Math.max(1, this.version - 1) : this.version;
    const known = cache === 'default' ? this.#browserCache.get(path) : undefined;
    const [type, whole] = this.answerTo(path, version);
    const sent = this.line === 'cut' ? whole.slice(0, whole.length / 2) : whole;
    const body = known?.version === version ? known.body : sent;
    if (cache !== 'no-store') this.#browserCache.set(path, { version, body });
    const headers = { 'content-type': type, [MARK_HEADER]: MARK };
    const numbers = { 'x-change-number': String(version), 'x-change-history': 'a' };
    return new Response(body, { headers: path === LIST ? { ...headers, ...numbers } : headers });
  }

  answerTo(path: string, version: number): [type: string, body: string] {
    if (path.startsWith(`${LIST}/changes`)) {
      const after = Number(new URLSearchParams(path.split('?')[1]).get('after'));
      const changed = after < version ? this.#issues(version) : [];
      const changes = { changed, removed: [], upTo: version, history: 'a', hasMore: false };
      return ['application/json', JSON.stringify(changes)];
    }
    return BODIES[path] ?? ['application/json', JSON.stringify(this.#issues(version))];
  }

  #issues(version: number) {
    return [{ id: '7', title: `Title ${version}`, createdAt: '2026-01-01T00:00:00.000Z' }];
  }

  /** All entries stored for an address, under whatever key. */
  keptOf(address: Address): [store: Map<string, Response>, key: string][] {
    return [...this.stores.values()].flatMap((store) =>
      [...store.keys()]
        .filter((key) => key === ORIGIN + address || (address === APP && APP_FILE.test(key)))
        .map((key): [Map<string, Response>, string] => [store, key]),
    );
  }
}

let world: World;

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${ORIGIN}/serviceWorker.js`));
  vi.stubGlobal('navigator', { onLine: true });
  const OwnRequest = Request;
  vi.stubGlobal(
    'Request',
    class extends OwnRequest {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

function begin(): void {
  world = new World();
  vi.stubGlobal('caches', fakeCaches(world.stores));
  vi.stubGlobal('fetch', world.fetch);
}

const pictures = {
  freshMs: 60_000,
  isWanted: (answer: Response) => isGenuine(answer, /^image\//u),
  isWhole: isWholePicture,
};

async function answered(address: Address, cache: RequestCache = 'default'): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (more: Promise<unknown>) => void work.push(more);
  const context = { request: new Request(address, { cache }), waitUntil };
  const ask = (): Promise<Response> => {
    switch (address) {
      case LIST:
        return networkFirst(storeNamed('lists'), context, fetchList);
      case PART:
        return networkFirst(storeNamed('lists'), context);
      case DETAIL:
        return networkFirst(storeNamed('details'), context);
      case PICTURE:
        return cacheFirst(storeNamed('images'), context, pictures);
      case TILE:
        return basemapTile(context);
      case APP:
        return openPage(world.appFiles, context);
    }
  };
  const answer = await ask();
  const copy = answer.clone();
  await Promise.all(work);
  return copy;
}

/** What a page makes of an answer: the text it shows, or null if it reports that there is none. */
async function shown(address: Address): Promise<string | null> {
  try {
    const answer = await answered(address);
    const text = await answer.text();
    if (address === APP || isDrawn(address)) return text;
    if (!answer.headers.has(MARK_HEADER) || !answer.ok) return null;
    if (isText(text)) return text;
    const again = await answered(address, 'reload');
    const second = await again.text();
    return again.headers.has(MARK_HEADER) && again.ok && isText(second) ? second : null;
  } catch {
    return null;
  }
}

/** Pictures and tiles: a browser draws them as they arrive, and says nothing. */
const isDrawn = (address: Address) => address === PICTURE || address === TILE;

const isText = (text: string) => isJson(new TextEncoder().encode(text).buffer);

const visit = fc.record({
  kind: fc.constant('visit' as const),
  address: fc.constantFrom(...ADDRESSES),
  line: fc.constantFrom(...LINES),
});
const harm = fc.record({
  kind: fc.constantFrom('evict' as const, 'cut' as const, 'garbage' as const),
  address: fc.constantFrom(...ADDRESSES),
});
const write = fc.record({ kind: fc.constant('write' as const) });
const actions = fc.array(fc.oneof(visit, harm, write), { maxLength: 20 });
type Action = typeof actions extends fc.Arbitrary<(infer A)[]> ? A : never;

async function perform(action: Action): Promise<void> {
  if (action.kind === 'write') {
    world.version += 1;
  } else if (action.kind === 'visit') {
    world.line = action.line;
    expectTrue(action.address, await shown(action.address));
  } else {
    for (const [store, key] of world.keptOf(action.address)) {
      const kept = store.get(key);
      const text = (await kept?.clone().text()) ?? '';
      const left = action.kind === 'cut' ? text.slice(0, text.length / 2) : 'garbage';
      if (action.kind === 'evict') store.delete(key);
      else store.set(key, new Response(left, { headers: kept?.headers }));
    }
  }
}

/** Nothing foreign is shown, and nothing truncated except what is drawn as it arrives. */
function expectTrue(address: Address, text: string | null): void {
  if (text === null || isDrawn(address)) return;
  expect(text).not.toMatch(/Hotel|login required|garbage/u);
  const own =
    address === APP ? /id="root"|Parts of the app are missing/u : /^\[.*"Title \d+".*\]$/u;
  expect(text).toMatch(own);
}

const current = (address: Address) =>
  world.answerTo(address === APP ? PAGE : address, world.version)[1];

const SHORT_RUN_MS = 6_000;

test('whatever lines and browsers did to stored answers, one visit on a whole line makes it right', async () => {
  await fc.assert(
    fc.asyncProperty(
      actions,
      runsWithin(SHORT_RUN_MS, async (done) => {
        begin();
        for (const action of done) await perform(action);
        world.line = 'whole';
        for (const address of ADDRESSES) expectTrue(address, await shown(address));
        // As every page asks once it is idle.
        await world.appFiles.install();
        world.line = 'dead';
        for (const address of ADDRESSES)
          expect([address, await shown(address)]).toEqual([address, current(address)]);
      }),
    ),
    { numRuns: 400 },
  );
}, 60_000);
