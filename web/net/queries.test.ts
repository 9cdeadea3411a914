import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { setCacheOwner } from './persister.ts';
import { userQuery } from './queries.ts';

const FORGET = { type: 'user-changed' };

/** What the worker has been asked for so far. */
let asked: unknown[] = [];

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  const controller = { postMessage: (message: unknown) => void asked.push(message) };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller } });
  vi.stubGlobal('document', { querySelector: () => null });
  setCacheOwner('rosa');
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

/** Checks once more who is signed in, with this answer from the server. */
async function look(status: number, body: object): Promise<unknown> {
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  const headers = { 'content-type': type, [MARK_HEADER]: MARK };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers }));
  return new QueryClient().fetchQuery({ ...userQuery(), retry: false });
}

const NOBODY = { status: 401, code: 'not_signed_in', detail: 'Please sign in.' };

describe('asking who is signed in', () => {
  it('has the worker forget what it kept for a person whose session has ended, once', async () => {
    expect(await look(401, NOBODY)).toBeNull();
    expect(asked).toEqual([FORGET]);
    await look(401, NOBODY);
    expect(asked).toEqual([FORGET]);
  });

  it('has it forget when the server says with the page that nobody is signed in', async () => {
    vi.stubGlobal('document', { querySelector: () => ({ remove: () => undefined }) });
    expect(await look(200, { id: 'rosa' })).toBeNull();
    expect(asked).toEqual([FORGET]);
  });

  it('has it forget when it is somebody else by now', async () => {
    expect(await look(200, { id: 'dan' })).toEqual({ id: 'dan' });
    expect(asked).toEqual([FORGET]);
  });

  it('keeps everything where somebody in between wants a sign-in of their own', async () => {
    vi.stubGlobal('fetch', async () => Response.json(NOBODY, { status: 401 }));
    const asking = new QueryClient().fetchQuery({ ...userQuery(), retry: false });
    await expect(asking).rejects.toMatchObject({ status: 401 });
    expect(asked).toEqual([]);
  });

  it('keeps everything for the same person, and while the server fails', async () => {
    await look(200, { id: 'rosa' });
    const failure = { status: 503, code: 'unavailable', detail: 'Try again.' };
    await expect(look(503, failure)).rejects.toMatchObject({ status: 503 });
    expect(asked).toEqual([]);
  });
});
