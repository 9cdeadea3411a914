import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { fakeCaches } from '#tests/support/device/fakeCaches.ts';

const ORIGIN = 'https://trybe.example';
const PACK = `${ORIGIN}/api/tiles/overview.pack`;
const stores = new Map<string, Map<string, Response>>();
const kept = () => stores.get('trybe-overview-pack')?.get(PACK)?.clone();
let asked: [path: string, cache: string | undefined][] = [];

/** As the server packs them: the index's length, the index, the tiles. */
function packed(tiles: Record<string, string>): Uint8Array<ArrayBuffer> {
  let end = 0;
  const index = Object.entries(tiles).map(([name, { length }]) => {
    end += length;
    return [name, [end - length, length]];
  });
  const text = JSON.stringify(Object.fromEntries(index));
  const bytes = new TextEncoder().encode(`0000${text}${Object.values(tiles).join('')}`);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  return bytes;
}

const WHOLE = packed({ '3/1/2': 'streets', '3/1/3': 'rivers' });
const answerWith = (body: BodyInit, type = 'application/octet-stream') =>
  new Response(body, {
    headers: {
      'content-type': type,
      [MARK_HEADER]: MARK,
      'x-trybe-stored-at': new Date().toISOString(),
    },
  });
const whole = () => answerWith(WHOLE);
const BROKEN = {
  'was cut': () => answerWith(WHOLE.slice(0, -3)),
  'is garbage': () => answerWith('garbage from some proxy'),
  'is empty': () => answerWith(''),
};

/** As after a restart of the worker. */
const restarted = async () => {
  vi.resetModules();
  return await import('./tiles.ts');
};

const NAMES = 'Trybe gazetteer 1\n@places 1000\nChicago|1,2,13\n';

function serve(
  answer: (cache: string | undefined) => Response,
  namesFor: (cache: string | undefined) => string = () => NAMES,
): void {
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    const { pathname } = new URL(request.url);
    asked.push([pathname, init?.cache]);
    if (pathname === '/api/gazetteer') return answerWith(namesFor(init?.cache), 'text/plain');
    return pathname.endsWith('.pack') ? answer(init?.cache) : answerWith('from the server');
  });
}

async function tile(): Promise<string> {
  const { basemapTile } = await restarted();
  const request = new Request(`${ORIGIN}/api/tiles/overview/3/1/2`);
  return await (await basemapTile({ request, waitUntil: () => {} })).text();
}

beforeEach(() => {
  stores.clear();
  asked = [];
  vi.stubGlobal('caches', fakeCaches(stores));
  const OwnRequest = Request;
  // Node's `Request` has no base address.
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

describe('the map for offline use', () => {
  it('is fetched once a week, and its tiles come from there', async () => {
    serve(whole);
    await (await restarted()).warmMap();
    await (await restarted()).warmMap();
    expect(asked.filter(([path]) => path.endsWith('.pack'))).toHaveLength(1);
    expect(await tile()).toBe('streets');
  });

  describe.each(Object.entries(BROKEN))('that %s', (_, broken) => {
    it('is not kept, and asked for again past the cache of the browser', async () => {
      serve((cache) => (cache === 'reload' ? whole() : broken()));
      await (await restarted()).warmMap();
      expect(await tile()).toBe('streets');
    });

    it('is not kept while the line delivers nothing else', async () => {
      serve(broken);
      await (await restarted()).warmMap();
      expect(kept()).toBeUndefined();
      expect(await tile()).toBe('from the server');
    });

    it('is replaced where it was kept', async () => {
      stores.set('trybe-overview-pack', new Map([[PACK, broken()]]));
      serve(whole);
      await (await restarted()).warmMap();
      expect(await tile()).toBe('streets');
    });
  });
});

describe('the names of places', () => {
  const CUT = NAMES.slice(0, -9);
  const namesNow = async () => {
    const { gazetteer } = await restarted();
    const request = new Request(`${ORIGIN}/api/gazetteer`);
    return await (await gazetteer({ request, waitUntil: () => {} })).text();
  };
  const keptNames = () => [...stores.values()].flatMap((store) => [...store.entries()]);

  it('that were cut are not kept, and asked for again past the cache of the browser', async () => {
    serve(whole, (cache) => (cache === 'reload' ? NAMES : CUT));
    await (await restarted()).warmMap();
    serve(whole, () => 'must not be asked for');
    expect(await namesNow()).toBe(NAMES);
  });

  it('that were kept cut are replaced', async () => {
    serve(whole, () => NAMES);
    await (await restarted()).warmMap();
    const [[key, store]] = [...stores.entries()].filter(([name]) => name.includes('gazetteer')) as [
      [string, Map<string, Response>],
    ];
    for (const url of store.keys()) store.set(url, answerWith(CUT, 'text/plain'));
    expect(stores.get(key)).toBe(store);
    expect(await namesNow()).toBe(NAMES);
    expect(keptNames().length).toBeGreaterThan(0);
  });
});

describe('a tile of streets', () => {
  const STREETS = `${ORIGIN}/api/tiles/streets/13/1/2`;
  const WHOLE_TILE = '\u001a\u0007streets';
  const CUT_TILE = WHOLE_TILE.slice(0, -2);

  /** What somebody sees who moves the map there. */
  async function visit(): Promise<string> {
    const work: Promise<unknown>[] = [];
    const { basemapTile } = await restarted();
    const waitUntil = (more: Promise<unknown>) => void work.push(more);
    const answer = await basemapTile({ request: new Request(STREETS), waitUntil });
    const text = await answer.text();
    await Promise.all(work);
    return text;
  }

  /** The first answer is what the browser's own cache holds. */
  const serveTile = (first: string) =>
    vi.stubGlobal('fetch', async (_: Request, init?: RequestInit) =>
      answerWith(init?.cache === 'reload' ? WHOLE_TILE : first),
    );

  it('that arrived cut is kept whole', async () => {
    serveTile(CUT_TILE);
    await visit();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await visit()).toBe(WHOLE_TILE);
  });

  it.each(['trybe-basemap', 'trybe-saved-tiles'])('that %s holds cut is replaced', async (name) => {
    const key = name === 'trybe-basemap' ? STREETS : new URL(STREETS).pathname;
    stores.set(name, new Map([[key, answerWith(CUT_TILE)]]));
    serveTile(WHOLE_TILE);
    await visit();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await visit()).toBe(WHOLE_TILE);
  });
});
