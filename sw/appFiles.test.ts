import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '#tests/support/fakeCaches.ts';
import { keepAppFiles, type AppFile } from './appFiles.ts';

const ORIGIN = 'https://trybe.example';
const PAGE = { url: 'index.html', revision: 'first' };
const LATER = ['assets/aaaaaaaa.js', 'assets/bbbbbbbb.js', 'assets/cccccccc.js'];
const BUILD: AppFile[] = [PAGE, 'assets/index-1.js', ...LATER, 'assets/12345678.json'];

const stores = new Map<string, Map<string, Response>>();
const kept = () => [...(stores.get('trybe-app')?.keys() ?? [])].toSorted();
const addressOf = (file: AppFile) =>
  typeof file === 'string'
    ? `${ORIGIN}/${file}`
    : `${ORIGIN}/${file.url}?revision=${file.revision}`;
const addressesOf = (files: readonly AppFile[]) => files.map(addressOf).toSorted();

/** What the worker asked the server for, in a word each. */
let asked: string[] = [];

type Answers = Record<string, () => Response>;
const script = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } });
const page =
  (status = 200) =>
  () =>
    new Response('<p>', { status, headers: { 'content-type': 'text/html' } });
const packOf = (files: readonly string[]) => () =>
  Response.json(Object.fromEntries(files.map((file) => [file, `packed ${file}`])));

/** A server with every file of `BUILD`; `answers` are what it says instead. */
function serve(answers: Answers = {}): void {
  vi.stubGlobal('fetch', async (request: string | Request) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url);
    asked.push(pathname.slice(1));
    const usual = pathname.endsWith('.html') ? page() : script(`fetched ${pathname}`);
    return (answers[pathname.slice(1)] ?? usual)();
  });
}

beforeEach(() => {
  stores.clear();
  asked = [];
  vi.stubGlobal('caches', fakeCaches(stores));
  vi.stubGlobal('location', new URL(`${ORIGIN}/serviceWorker.js`));
  serve({ 'assets/12345678.json': packOf(LATER) });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the first install', () => {
  it('takes what is in the pack from there and fetches the rest', async () => {
    const files = keepAppFiles(BUILD);
    await files.install();
    expect(asked.toSorted()).toEqual(['assets/12345678.json', 'assets/index-1.js', 'index.html']);
    expect(kept()).toEqual(addressesOf(BUILD.slice(0, -1)));
    const key = files.keyOf(`${ORIGIN}/assets/bbbbbbbb.js`) ?? '';
    const answer = await files.answer(key, new Request(key));
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/u);
    expect(await answer.text()).toBe('packed assets/bbbbbbbb.js');
  });

  it.each([
    ['is gone', page(404)],
    ['is the page of a captive portal', page()],
    ['lacks a file', packOf(LATER.slice(1))],
  ])('is complete where the pack %s', async (_, pack) => {
    serve({ 'assets/12345678.json': pack });
    await keepAppFiles(BUILD).install();
    expect(kept()).toEqual(addressesOf(BUILD.slice(0, -1)));
    const first = stores.get('trybe-app')?.get(addressOf('assets/aaaaaaaa.js'));
    expect(await first?.text()).toBe('fetched /assets/aaaaaaaa.js');
  });

  it.each([
    ['a failing server', page(503)],
    ['the page of a captive portal', page()],
  ])('fails at %s, and the next one fetches only what is missing', async (_, answer) => {
    serve({ 'assets/12345678.json': packOf(LATER), 'assets/index-1.js': answer });
    const files = keepAppFiles(BUILD);
    await expect(files.install()).rejects.toThrow('index-1.js');
    asked = [];
    serve();
    await files.install();
    expect(asked).toEqual(['assets/index-1.js']);
    expect(kept()).toEqual(addressesOf(BUILD.slice(0, -1)));
  });
});

describe('an update', () => {
  const CHANGED: AppFile[] = [
    { url: 'index.html', revision: 'second' },
    'assets/index-1.js',
    ...LATER.slice(1),
    'assets/dddddddd.js',
    'assets/87654321.json',
  ];

  it('fetches each changed file by itself, and forgets the old ones at its start', async () => {
    await keepAppFiles(BUILD).install();
    stores.set('workbox-precache-v2-https://trybe.example/', new Map());
    asked = [];
    const files = keepAppFiles(CHANGED);
    await files.install();
    expect(asked.toSorted()).toEqual(['assets/dddddddd.js', 'index.html']);
    expect(kept()).toContain(addressOf(PAGE));
    await files.forgetOthers();
    expect(kept()).toEqual(addressesOf(CHANGED.slice(0, -1)));
    expect([...stores.keys()]).toEqual(['trybe-app']);
  });

  it('asks for nothing when no file has changed', async () => {
    await keepAppFiles(BUILD).install();
    asked = [];
    await keepAppFiles(BUILD).install();
    expect(asked).toEqual([]);
  });
});

describe('a file of the app', () => {
  it('comes from the server where the browser has lost it', async () => {
    const files = keepAppFiles(BUILD);
    await files.install();
    stores.get('trybe-app')?.clear();
    const url = `${ORIGIN}/assets/aaaaaaaa.js`;
    const answer = await files.answer(files.keyOf(url) ?? '', new Request(url));
    expect(await answer.text()).toBe('fetched /assets/aaaaaaaa.js');
  });

  it('is none of another origin, and the pack is none', () => {
    const files = keepAppFiles(BUILD);
    expect(files.keyOf('/index.html')).toBe(addressOf(PAGE));
    expect(files.keyOf('https://elsewhere.example/index.html')).toBeUndefined();
    expect(files.keyOf(`${ORIGIN}/assets/12345678.json`)).toBeUndefined();
    expect(files.keyOf(`${ORIGIN}/issues`)).toBeUndefined();
  });
});
