import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { isAppThere, openPage } from './openPage.ts';

const ADDRESS = 'https://trybe.example/issues';
const marked = { headers: { [MARK_HEADER]: MARK } };

let isKept = false;
let installs = 0;
let waiting: Promise<unknown>[] = [];
const appFiles = {
  keyOf: () => 'shell',
  answer: async () => new Response('the app'),
  install: async () => void (installs += 1),
  installCore: async () => void (installs += 1),
  isStartable: async () => isKept,
};
const serve = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());
const fail = () => {
  throw new TypeError('Failed to fetch');
};
async function opened(files = appFiles): Promise<string> {
  const waitUntil = (work: Promise<unknown>) => void waiting.push(work);
  return await (await openPage(files, { request: new Request(ADDRESS), waitUntil })).text();
}

beforeEach(() => {
  isKept = false;
  installs = 0;
  waiting = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a page that is opened', () => {
  it('is the app from the device, whatever the line is', async () => {
    isKept = true;
    serve(fail);
    expect(await opened()).toBe('the app');
  });

  it('is the one of the server where files of the app are missing', async () => {
    serve(() => new Response('painted', marked));
    expect(await opened()).toBe('painted');
    expect(installs).toBe(0);
  });

  it.each([
    ['a dead line', fail],
    ['the page of a portal', () => new Response('Welcome to Hotel WiFi')],
    ['a server in trouble', () => new Response('sorry', { ...marked, status: 503 })],
  ])('is the emergency page behind %s, and the app is fetched again', async (_, answer) => {
    serve(answer);
    const page = await opened();
    expect(page).toContain('Parts of the app are missing');
    expect(page).not.toContain('Hotel');
    expect(installs).toBe(1);
  });

  it('is the emergency page after a while behind a line that swallows everything', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const page = opened();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await page).toContain('Parts of the app are missing');
  });

  it('is the emergency page where the cache itself fails', async () => {
    serve(fail);
    const failing = { ...appFiles, isStartable: () => Promise.reject(new Error('no cache')) };
    expect(await opened(failing)).toContain('Parts of the app are missing');
  });
});

describe('the emergency page', () => {
  it('gives way to the app as soon as server or device have it', async () => {
    serve(fail);
    expect(await isAppThere(appFiles, ADDRESS)).toBe(false);
    serve(() => new Response('painted', marked));
    expect(await isAppThere(appFiles, ADDRESS)).toBe(true);
    serve(fail);
    isKept = true;
    expect(await isAppThere(appFiles, ADDRESS)).toBe(true);
  });

  it('lets nothing run or load but its own script, and is stored nowhere', async () => {
    serve(fail);
    const waitUntil = () => {};
    const answer = await openPage(appFiles, { request: new Request(ADDRESS), waitUntil });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const nonce = /'nonce-(\d+)'/u.exec(policy)?.[1];
    const scripts = (await answer.text()).match(/<script[^>]*>/gu);
    expect(scripts?.every((tag) => tag === `<script nonce="${nonce}">`)).toBe(true);
  });
});
