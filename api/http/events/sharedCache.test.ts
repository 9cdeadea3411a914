import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ofIssue } from '#api/platform/touched.rules.ts';
import { findBrotli } from '#api/http/koaCall.ts';
import { cachedJson, createSharedCache } from './sharedCache.ts';

function cacheWithClock(maxEntries = 10) {
  let time = 0;
  const cache = createSharedCache({ maxEntries, maxAgeMs: 1_000, now: () => time });
  return { cache, advance: (ms: number) => (time += ms) };
}

function slowRead() {
  let reads = 0;
  const gates: (() => void)[] = [];
  const read = async () => {
    reads += 1;
    const text = String(reads);
    await new Promise<void>((resolve) => gates.push(resolve));
    return cachedJson(text);
  };
  return { read, finish: () => gates.splice(0).forEach((open) => open()), count: () => reads };
}

describe('the cache of shared answers', () => {
  it('reads once for all who ask at the same time, and for those after them', async () => {
    const { cache } = cacheWithClock();
    const { read, finish, count } = slowRead();
    const asked = [cache.get('list', read), cache.get('list', read)];
    finish();
    const answers = await Promise.all([...asked, cache.get('list', read)]);
    expect(answers.map(({ json }) => json)).toEqual(['1', '1', '1']);
    expect(count()).toBe(1);
  });

  it('never keeps an answer that was being read while something changed', async () => {
    const { cache } = cacheWithClock();
    const { read, finish } = slowRead();
    const before = cache.get('list', read);
    cache.clear();
    finish();
    expect((await before).json).toBe('1');
    const after = cache.get('list', read);
    finish();
    expect((await after).json).toBe('2');
  });

  it('drops what a change touches, reads in progress too, and leaves the rest', async () => {
    const { cache } = cacheWithClock();
    const { read, finish } = slowRead();
    const before = [
      cache.get('list a', read, ofIssue('A')),
      cache.get('list b', read, ofIssue('B')),
    ];
    cache.drop([{ issueId: 'a', listed: null }]);
    const after = [
      cache.get('list a', read, ofIssue('A')),
      cache.get('list b', read, ofIssue('B')),
    ];
    finish();
    const answers = await Promise.all([...before, ...after]);
    expect(answers.map(({ json }) => json)).toEqual(['1', '2', '3', '2']);
    cache.drop('everything');
    const anew = cache.get('list b', read, ofIssue('B'));
    finish();
    expect((await anew).json).toBe('4');
  });

  it('keeps what was read after a change, though a read from before it fails', async () => {
    const { cache } = cacheWithClock();
    const failures: ((error: Error) => void)[] = [];
    const failing = new Promise<string>((_, reject) => failures.push(reject));
    const before = cache.get('list', () => failing);
    cache.drop([{ issueId: 'a', listed: null }]);
    await cache.get('list', async () => 'kept');
    for (const fail of failures) fail(new Error('down'));
    await expect(before).rejects.toThrow('down');
    expect(await cache.get('list', async () => 'anew')).toBe('kept');
  });

  it('asks again when an answer has become old, and when a read failed', async () => {
    const { cache, advance } = cacheWithClock();
    const answer = (text: string) => () => Promise.resolve(cachedJson(text));
    await expect(cache.get('list', () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    );
    expect((await cache.get('list', answer('1'))).json).toBe('1');
    advance(999);
    expect((await cache.get('list', answer('2'))).json).toBe('1');
    advance(2);
    expect((await cache.get('list', answer('3'))).json).toBe('3');
  });

  it('forgets the oldest beyond its size', async () => {
    const { cache } = cacheWithClock(2);
    const answer = (text: string) => () => Promise.resolve(cachedJson(text));
    for (const key of ['list a', 'list b', 'list c']) await cache.get(key, answer(key));
    expect((await cache.get('list a', answer('again'))).json).toBe('again');
    expect((await cache.get('list c', answer('again'))).json).toBe('list c');
  });
});

it('an answer has the same tag for the same text and comes back whole from its compressed form', async () => {
  const text = JSON.stringify({ list: Array.from({ length: 500 }, (_, id) => ({ id })) });
  expect(cachedJson(text).etag).toBe(cachedJson(text).etag);
  expect(cachedJson(text).etag).not.toBe(cachedJson(`${text} `).etag);
  expect(brotliDecompressSync(await findBrotli(cachedJson(text))).toString()).toBe(text);
});
