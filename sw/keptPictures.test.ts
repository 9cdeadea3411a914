import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { fakeCaches } from '#tests/support/device/fakeCaches.ts';
import { cacheFirst } from './caching.ts';
import { forgetReplaced, isGenuine, storeAnswer, storedAnswer } from './storedAnswers.ts';

const stores = new Map<string, Map<string, Response>>();

const ORIGIN = 'https://trybe.example';
const store = { name: 'test', maxEntries: 5 };
let work: Promise<unknown>[] = [];

beforeEach(() => {
  stores.clear();
  work = [];
  vi.stubGlobal('caches', fakeCaches(stores));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => void vi.unstubAllGlobals());

function ask(path = '/api/issues') {
  const request = new Request(ORIGIN + path);
  return { request, waitUntil: (more: Promise<unknown>) => void work.push(more) };
}

function network(answer: () => Promise<Response> | Response): void {
  vi.stubGlobal('fetch', async () => await answer());
}

const dead = () => Promise.reject(new TypeError('Failed to fetch'));

async function settle(): Promise<void> {
  await Promise.all(work);
  work = [];
}

describe('a picture', () => {
  const rule = { freshMs: 60_000, isWanted: (answer: Response) => isGenuine(answer, /^image\//) };
  const image = () =>
    new Response('pixels', { headers: { 'content-type': 'image/webp', [MARK_HEADER]: MARK } });

  it('is fetched once', async () => {
    network(image);
    await cacheFirst(store, ask('/api/images/1'), rule);
    await settle();
    network(dead);
    expect(await (await cacheFirst(store, ask('/api/images/1'), rule)).text()).toBe('pixels');
  });

  it('for one person alone is not kept', async () => {
    const headers = {
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      [MARK_HEADER]: MARK,
    };
    network(() => new Response('pixels', { headers }));
    await cacheFirst(store, ask('/api/images/2'), rule);
    await settle();
    expect([...(stores.get(store.name)?.keys() ?? [])]).toEqual([]);
  });

  it('of somebody in between is not kept', async () => {
    network(() => new Response('an advertisement', { headers: { 'content-type': 'image/webp' } }));
    await cacheFirst(store, ask('/api/images/3'), rule);
    await settle();
    expect([...(stores.get(store.name)?.keys() ?? [])]).toEqual([]);
  });

  it('is asked for again when it is old, and kept when nobody answers', async () => {
    network(image);
    await cacheFirst(store, ask('/api/images/1'), rule);
    await settle();
    network(dead);
    const answer = await cacheFirst(store, ask('/api/images/1'), { ...rule, freshMs: -1 });
    expect(await answer.text()).toBe('pixels');
  });
});

describe('a picture that another one has replaced', () => {
  it('is forgotten under its old addresses as soon as the new one is asked for', async () => {
    const picture = (path: string) => new Request(`${ORIGIN}/api/images/${path}`);
    const [old, large, other] = [picture('a?w=800'), picture('a'), picture('b?w=800')];
    for (const request of [old, large, other])
      await storeAnswer(store, request, new Response('pixels'));
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
      asked.push(`${url} ${cache}`);
      return new Response('other pixels');
    });
    await forgetReplaced(store, other);
    expect(asked).toEqual([]);
    await forgetReplaced(store, picture('a?r=1&w=800'));
    expect(await storedAnswer(store, old)).toBeUndefined();
    expect(await storedAnswer(store, large)).toBeUndefined();
    expect(await storedAnswer(store, other)).toBeDefined();
    // The HTTP cache has the wrong response too.
    expect(asked.toSorted()).toEqual([`${large.url} reload`, `${old.url} reload`]);
  });
});
