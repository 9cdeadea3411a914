import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeProblem } from '#schema/problem.ts';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { exchange, timeoutMs, type Answer } from './exchange.ts';

const request = { method: 'POST', path: '/api/issues', body: '{}' };

async function answerTo(response: Response): Promise<Answer> {
  const deps = { fetch: async () => response, now: () => 0 };
  return await exchange(deps, request, new AbortController().signal);
}

const json = (body: unknown, status: number, type = 'application/json') =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': type, [MARK_HEADER]: MARK },
  });

describe('what came back', () => {
  it('is the body of a JSON success', async () => {
    expect(await answerTo(json({ id: 1 }, 201))).toEqual({
      kind: 'json',
      status: 201,
      body: { id: 1 },
    });
  });

  it('is a problem only when a problem document names its own status', async () => {
    const problem = makeProblem('issue_not_found');
    const type = 'application/problem+json; charset=utf-8';
    expect(await answerTo(json(problem, 404, type))).toMatchObject({ kind: 'problem', problem });
    expect(await answerTo(json(problem, 403, type))).toMatchObject({ kind: 'foreign' });
    expect(await answerTo(json({ error: 'no such page' }, 404))).toMatchObject({ kind: 'foreign' });
  });

  it.each([
    ['HTML with 200', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    [
      'JSON that is cut',
      new Response('{"id":', { headers: { 'content-type': 'application/json' } }),
    ],
    ['JSON of somebody in between', Response.json({ id: 1 })],
    ['a problem of somebody in between', Response.json(makeProblem('forbidden'), { status: 403 })],
    ['JSON that calls itself text', new Response('{"id":1}')],
    ['a bare value', new Response('7', { headers: { 'content-type': 'application/json' } })],
    ['an empty success', new Response(null, { status: 204 })],
    ['a redirect', new Response(null, { status: 302, headers: { location: '/login' } })],
  ])('is foreign for %s', async (_, response) => {
    expect((await answerTo(response)).kind).toBe('foreign');
  });

  it('asks for an hour of silence only where the server itself answers', async () => {
    for (const wait of ['3600', 'Wed, 21 Oct 2099 07:28:00 GMT']) {
      const portal = new Response('busy', { status: 503, headers: { 'retry-after': wait } });
      expect(await answerTo(portal)).toMatchObject({ kind: 'foreign', retryAfterMs: 60_000 });
      const refusal = Response.json(makeProblem('rate_limited'), { status: 429 });
      refusal.headers.set('retry-after', wait);
      expect(await answerTo(refusal)).toMatchObject({ kind: 'foreign', retryAfterMs: 60_000 });
    }
    const ours = json(makeProblem('unavailable'), 503, 'application/problem+json');
    ours.headers.set('retry-after', '3600');
    expect(await answerTo(ours)).toMatchObject({ kind: 'problem', retryAfterMs: 3_600_000 });
  });
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('grows with the size, so that a slow line still carries a photo', () => {
    expect(timeoutMs(0)).toBe(30_000);
    expect(timeoutMs(1_000_000)).toBeGreaterThan(120_000);
  });

  it('runs out for a server that never answers', async () => {
    const fetch = (_: string, init: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const answer = exchange({ fetch, now: () => 0 }, request, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(timeoutMs(2) + 1);
    expect(await answer).toEqual({ kind: 'none', detail: 'aborted' });
  });
});
