import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { fakeCaches } from '#tests/support/device/fakeCaches.ts';
import { forgetPersonalAnswers, networkFirst, storeNamed } from './caching.ts';

const stores = new Map<string, Map<string, Response>>();

const ORIGIN = 'https://trybe.example';
const store = { name: 'test', maxEntries: 5 };
const details = storeNamed('details');
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

const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', [MARK_HEADER]: MARK, ...headers },
  });
const dead = () => Promise.reject(new TypeError('Failed to fetch'));

async function settle(): Promise<void> {
  await Promise.all(work);
  work = [];
}

describe('a list', () => {
  it('comes from the network, without an age', async () => {
    network(() => json([1]));
    const answer = await networkFirst(store, ask());
    expect(await answer.json()).toEqual([1]);
    expect(answer.headers.has('x-trybe-cached-at')).toBe(false);
  });

  it('comes from the device with its age when the network is dead', async () => {
    network(() => json([1]));
    await networkFirst(store, ask());
    await settle();
    network(dead);
    const answer = await networkFirst(store, ask());
    expect(await answer.json()).toEqual([1]);
    expect(Date.parse(answer.headers.get('x-trybe-cached-at') ?? '')).toBeGreaterThan(0);
  });

  it.each([
    [
      'a page of a captive portal',
      () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a failing server', () => new Response('{}', { status: 503 })],
    ['JSON of somebody in between', () => Response.json({ error: 'login required' })],
    [
      'a refusal of somebody in between',
      () => Response.json({ error: 'login required' }, { status: 401 }),
    ],
  ])('is not replaced by %s', async (_, bad) => {
    network(() => json([1]));
    await networkFirst(store, ask());
    await settle();
    network(bad);
    expect(await (await networkFirst(store, ask())).json()).toEqual([1]);
    await settle();
    network(dead);
    expect(await (await networkFirst(store, ask())).json()).toEqual([1]);
  });

  it('is not kept when it was cut on its way', async () => {
    const headers = { 'content-type': 'application/json', [MARK_HEADER]: MARK };
    network(() => new Response('[1, 2', { headers }));
    await expect(networkFirst(store, ask())).rejects.toThrow('cut off');
    await settle();
    expect([...(stores.get('test')?.keys() ?? [])]).toEqual([]);
  });

  it('is thrown away where it cannot be read, and asked for again', async () => {
    network(() => json([1]));
    await networkFirst(store, ask());
    await settle();
    stores.get('test')?.set(`${ORIGIN}/api/issues`, new Response('[1, 2'));
    network(dead);
    await expect(networkFirst(store, ask())).rejects.toThrow('Failed to fetch');
    expect(stores.get('test')?.size).toBe(0);
  });

  it('is announced when a late answer says something else, and once more for what comes soon after it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    let told = 0;
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = () => (told += 1);
        close = () => undefined;
      },
    );
    const path = '/api/issues?search=late';
    network(() => json([1]));
    await networkFirst(store, ask(path));
    await settle();
    // Each answer takes longer than the patience learnt from the one before.
    const visit = async (late: unknown, lateMs: number) => {
      network(() => new Promise((resolve) => setTimeout(() => resolve(json(late)), lateMs)));
      const answered = networkFirst(store, ask(path));
      await vi.advanceTimersByTimeAsync(lateMs + 1);
      await answered;
      // Reading a body takes turns of the real event loop, which fake timers do not advance.
      for (let turn = 0; turn < 20; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
      stores.get('test')?.set(ORIGIN + path, json([1]));
      return told;
    };
    expect(await visit([1], 2_500)).toBe(0);
    expect(await visit([2], 4_000)).toBe(1);
    expect(await visit([3], 6_500)).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(told).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toBe(2);
    // Later than anybody waits on any line.
    expect(await visit([4], 20_000)).toBe(3);
  });

  it('comes from the network where the browser says it is offline and the line is whole', async () => {
    network(() => json([1]));
    await networkFirst(store, ask());
    await settle();
    vi.stubGlobal('navigator', { onLine: false });
    network(() => json([2]));
    expect(await (await networkFirst(store, ask())).json()).toEqual([2]);
  });

  it('is waited for as on any line once it has come in spite of what the browser says', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    network(() => json([1]));
    await networkFirst(store, ask());
    await settle();
    network(() => new Promise((resolve) => setTimeout(() => resolve(json([2])), 600)));
    expect(await (await networkFirst(store, ask())).json()).toEqual([2]);
    network(dead);
    expect(await (await networkFirst(store, ask())).json()).toEqual([2]);
  });

  it('is not kept when the server forbids it', async () => {
    network(() => json([1], { 'cache-control': 'no-store' }));
    await networkFirst(store, ask());
    await settle();
    network(dead);
    await expect(networkFirst(store, ask())).rejects.toThrow('Failed to fetch');
  });

  it('paints from the device while the network is silent', async () => {
    network(() => json([1]));
    await networkFirst(store, ask());
    await settle();
    vi.stubGlobal('navigator', { onLine: false });
    network(() => new Promise(() => undefined));
    expect(await (await networkFirst(store, ask())).json()).toEqual([1]);
  });

  it('keeps the newest answers up to its bound', async () => {
    for (let page = 0; page < 45; page += 1) {
      network(() => json(page));
      await networkFirst(store, ask(`/api/issues?page=${page}`));
      await settle();
    }
    expect(stores.get('test')?.size).toBeLessThanOrEqual(5 + 20);
    expect(stores.get('test')?.has(`${ORIGIN}/api/issues?page=44`)).toBe(true);
  });
});

describe('a detail', () => {
  it('of the person before is gone, also when its answer comes late', async () => {
    network(() => json('for Ana'));
    await networkFirst(details, ask('/api/issues/1'));
    await settle();
    const arrivals: ((answer: Response) => void)[] = [];
    network(() => new Promise((resolve) => void arrivals.push(resolve)));
    const late = networkFirst(details, ask('/api/issues/2'));
    await vi.waitFor(() => expect(arrivals).toHaveLength(1));
    await forgetPersonalAnswers();
    arrivals[0]?.(json('for Ana too'));
    await late;
    await settle();
    expect([...(stores.get(details.name)?.keys() ?? [])]).toEqual([]);
  });
});
