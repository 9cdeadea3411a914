import { afterEach, describe, expect, it, vi } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { getIssue, listIssues } from '#schema/issues/issue.ts';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { putAvatar } from '#schema/people/profile.ts';
import { login, logout } from '#schema/people/user.ts';
import { call, callDated, queryText, setActor } from './call.ts';
import { ApiError, isNotSignedIn, NetworkError } from './callErrors.ts';
import { connectivity } from './connectivity.ts';
import { loadCode } from './loadCode.ts';
import { sendBytes } from './sendBytes.ts';

const ID = '3f8f7a0e-8a53-4e0e-9a51-0d9b4f6f1c11';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

type Sent = { url: string; init: RequestInit & { headers: Headers } };

function answerWith(answer: () => Response): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init });
    return answer();
  });
  return sent;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', [MARK_HEADER]: MARK, ...headers },
  });

const problem = (status: number, code: string, detail: string) =>
  new Response(JSON.stringify({ status, code, detail }), {
    status,
    headers: { 'content-type': 'application/problem+json', [MARK_HEADER]: MARK },
  });

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('fills the path, sends the query and the cookies, and no content type without a body [7.1]', async () => {
    const sent = answerWith(() => json([]));
    await call(listIssues, { query: { filter: 'critical', page: 2 } });
    await call(getIssue, { params: { id: ID } });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/issues?filter=critical&page=2',
      `/api/issues/${ID}`,
    ]);
    expect(sent[0]?.init.credentials).toBe('include');
    expect(sent[0]?.init.headers.has('Content-Type')).toBe(false);
    expect(sent[0]?.init.headers.has('Idempotency-Key')).toBe(false);
  });

  it('names every write by a new key unless the caller gives one', async () => {
    const sent = answerWith(
      () => new Response(null, { status: 204, headers: { [MARK_HEADER]: MARK } }),
    );
    await call(logout);
    await call(logout);
    await call(postMessage, {
      params: { id: ID },
      body: { message: 'Hello' },
      idempotencyKey: ID,
    });
    const keys = sent.map(({ init }) => init.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(UUID);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(ID);
    expect(sent[2]?.init.headers.get('Content-Type')).toBe('application/json');
  });

  it('tells the age of an answer that the device stored', async () => {
    const cachedAt = '2025-05-18T10:32:00.000Z';
    answerWith(() => json([], 200, { 'x-trybe-cached-at': cachedAt }));
    expect(await callDated(listIssues)).toEqual({ data: [], cachedAt });
    expect(connectivity.isOnline()).toBe(false);
    answerWith(() => json([]));
    await call(listIssues);
    expect(connectivity.isOnline()).toBe(true);
  });

  it('throws the refusal with status and detail [8.1]', async () => {
    answerWith(() => problem(401, 'invalid_credentials', 'Not correct.'));
    const body = { emailOrUsername: 'rosa', password: 'wrong password' };
    const error = await call(login, { body }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: '401: Not correct.',
      status: 401,
      code: 'invalid_credentials',
    });
  });

  it('throws the body of any other failure, or the status text when it is empty [8.2]', async () => {
    answerWith(() => new Response('upstream is gone', { status: 502 }));
    await expect(call(listIssues)).rejects.toThrow('502: upstream is gone');
    answerWith(() => new Response('', { status: 504, statusText: 'Gateway Timeout' }));
    await expect(call(listIssues)).rejects.toThrow('504: Gateway Timeout');
  });

  it('takes a page of HTML for no connection: a captive portal is not our server', async () => {
    answerWith(
      () =>
        new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    await expect(call(listIssues)).rejects.toBeInstanceOf(NetworkError);
    expect(connectivity.isOnline()).toBe(false);
  });

  it('believes nobody in between: neither JSON nor a refusal without the mark of our server', async () => {
    answerWith(() => Response.json({ error: 'login required' }));
    await expect(call(listIssues)).rejects.toBeInstanceOf(NetworkError);
    expect(connectivity.isOnline()).toBe(false);
    const refusal = { status: 401, code: 'unauthenticated', detail: 'Log in to the network.' };
    answerWith(() => Response.json(refusal, { status: 401 }));
    const error = await call(listIssues).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 401, code: undefined });
    expect(isNotSignedIn(error)).toBe(false);
    answerWith(() => problem(401, 'unauthenticated', 'Sign in.'));
    expect(isNotSignedIn(await call(listIssues).catch((thrown: unknown) => thrown))).toBe(true);
  });

  it('asks once more past the cache of the browser for what cannot be read', async () => {
    const headers = { 'content-type': 'application/json', [MARK_HEADER]: MARK };
    const bodies = ['[{"id":', '[]'];
    const sent = answerWith(() => new Response(bodies.shift(), { headers }));
    expect(await call(listIssues)).toEqual([]);
    expect(sent.map(({ init }) => init.cache)).toEqual([undefined, 'reload']);
    answerWith(() => new Response('[{"id":', { headers }));
    await expect(call(listIssues)).rejects.toBeInstanceOf(NetworkError);
  });

  it('tells a missing network apart from a call that was given up', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(listIssues)).rejects.toBeInstanceOf(NetworkError);
    const aborted = AbortSignal.abort(new DOMException('gone', 'AbortError'));
    await expect(call(listIssues, { signal: aborted })).rejects.not.toBeInstanceOf(NetworkError);
  });
});

describe('the query of an address', () => {
  it('leaves out what is not said and escapes the rest', () => {
    expect(queryText({ search: 'a & b', page: 1, filter: undefined })).toBe(
      '?search=a+%26+b&page=1',
    );
    expect(queryText({})).toBe('');
  });
});

describe('in whose name a call is meant', () => {
  afterEach(() => setActor(() => null));

  it('is said with every change, and with no read', async () => {
    const sent = answerWith(() => json({}));
    setActor(() => ID);
    await call(postMessage, { params: { id: ID }, body: { message: 'Hello' } });
    await call(getIssue, { params: { id: ID } });
    setActor(() => null);
    await call(login, { body: { emailOrUsername: 'ada', password: 'long enough' } });
    expect(sent.map(({ init }) => init.headers.get('X-Trybe-User'))).toEqual([ID, null, null]);
  });

  it('a fault of our own is not one of the network', async () => {
    answerWith(() => json({}));
    vi.stubGlobal('crypto', {});
    await expect(call(logout)).rejects.toThrow(TypeError);
    expect(connectivity.isOnline()).toBe(true);
  });

  it('nor is a header that no browser sends, nor a body that is no JSON', async () => {
    // Browsers report both in the same way as a missing network.
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const { url } = new Request(new URL(path, 'https://trybe.example'), init);
      return json({ url });
    });
    const body = { message: 1n as unknown as string };
    const unsendable = call(postMessage, { params: { id: ID }, body });
    await expect(unsendable).rejects.not.toBeInstanceOf(NetworkError);
    setActor(() => 'łucja');
    await expect(call(logout)).rejects.not.toBeInstanceOf(NetworkError);
    const photo = { mime: 'image/jpeg', idempotencyKey: ID };
    const sending = sendBytes(putAvatar, new ArrayBuffer(4), photo);
    await expect(sending).rejects.not.toBeInstanceOf(NetworkError);
    expect(connectivity.isOnline()).toBe(true);
  });

  it('nor is a fault inside code that was loaded', async () => {
    const broken = new TypeError('undefined is not a function');
    await expect(loadCode(Promise.reject(broken))).rejects.toBe(broken);
    for (const message of [
      'Failed to fetch dynamically imported module: https://trybe.example/assets/a.js',
      'error loading dynamically imported module: https://trybe.example/assets/a.js',
      'Importing a module script failed.',
    ])
      await expect(loadCode(Promise.reject(new TypeError(message)))).rejects.toBeInstanceOf(
        NetworkError,
      );
  });
});
