import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { fakeCaches } from '#tests/support/device/fakeCaches.ts';
import { cacheFirst, networkFirst } from './caching.ts';
import { isGenuine } from './storedAnswers.ts';

const ADDRESS = 'https://trybe.example/api/images/1';
const store = { name: 'test', maxEntries: 5 };
const rule = {
  freshMs: 60_000,
  isWanted: (answer: Response) => isGenuine(answer, /^image\//u),
  isWhole: async (answer: Response) => (await answer.text()) === 'pixels',
};
const picture = (body: string) =>
  new Response(body, { headers: { 'content-type': 'image/webp', [MARK_HEADER]: MARK } });
const whole = () => picture('pixels');
const cut = () => picture('pix');

const kept = new Map<string, Response>();
let asked: string[] = [];

/** The network's answer by the request's cache mode; none: a dead line. */
function network(answers: Partial<Record<RequestCache, () => Response>>): void {
  asked = [];
  vi.stubGlobal('fetch', async (_: Request, { cache = 'default' }: RequestInit = {}) => {
    asked.push(cache);
    const answer = answers[cache];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}

async function shown(): Promise<string> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (more: Promise<unknown>) => void work.push(more);
  const answer = await cacheFirst(store, { request: new Request(ADDRESS), waitUntil }, rule);
  const text = await answer.text();
  await Promise.all(work);
  return text;
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('caches', fakeCaches(new Map([['test', kept]])));
});
afterEach(() => void vi.unstubAllGlobals());

describe('a picture that is cut', () => {
  it('is not kept, and asked for again past the cache of the browser', async () => {
    network({ default: cut, reload: whole });
    await shown();
    expect(asked).toEqual(['default', 'reload']);
    network({});
    expect(await shown()).toBe('pixels');
  });

  it('is thrown away where it was kept', async () => {
    network({ default: whole });
    await shown();
    kept.set(ADDRESS, cut());
    network({ default: cut, reload: whole });
    expect(await shown()).toBe('pixels');
    network({});
    expect(await shown()).toBe('pixels');
  });

  it('leaves nothing behind while the line cuts everything', async () => {
    network({ default: cut, reload: cut });
    await shown();
    expect(kept.size).toBe(0);
  });
});

describe('a list that is cut', () => {
  const json = (body: string) =>
    new Response(body, { headers: { 'content-type': 'application/json', [MARK_HEADER]: MARK } });
  async function listed(): Promise<string> {
    const work: Promise<unknown>[] = [];
    const waitUntil = (more: Promise<unknown>) => void work.push(more);
    const answer = await networkFirst(store, { request: new Request(ADDRESS), waitUntil });
    const text = await answer.text();
    await Promise.all(work);
    return text;
  }
  const serve = (answer: (cache: RequestCache) => string) =>
    vi.stubGlobal('fetch', async ({ cache }: Request) => json(answer(cache)));

  beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));

  it('comes from the device', async () => {
    serve(() => '[1]');
    await listed();
    serve(() => '[1, 2');
    expect(await listed()).toBe('[1]');
  });

  it('is current although the browser keeps it cut and the server confirms that', async () => {
    serve(() => '[1]');
    await listed();
    serve((cache) => (cache === 'reload' ? '[2]' : '[1, 2'));
    expect(await listed()).toBe('[2]');
  });
});
