import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addressesOf,
  addressOf,
  BUILD,
  fileOf,
  FILES,
  LATER,
  ORIGIN,
  packText,
  PAGE,
  page,
  script,
  textOf,
} from '#tests/support/device/builtApp.ts';
import { fakeCaches } from '#tests/support/device/fakeCaches.ts';
import { keepAppFiles, type AppFile } from './appFiles.ts';

const stores = new Map<string, Map<string, Response>>();
const kept = () => [...(stores.get('trybe-app')?.keys() ?? [])].toSorted();
let asked: string[] = [];

type Answers = Record<string, () => Response>;
const ownPage = page(200, '<div id="root">');
const packOf =
  (files: readonly string[], text = textOf) =>
  () =>
    new Response(packText(files, text));
function serve(answers: Answers = {}): void {
  vi.stubGlobal('fetch', async (request: string | Request, init?: RequestInit) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url);
    const url = pathname.slice(1);
    asked.push(url);
    const usual = url.endsWith('.html') ? ownPage : script(textOf(url));
    const anew = init?.cache === 'reload' ? answers[`anew ${url}`] : undefined;
    return (anew ?? answers[url] ?? usual)();
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
    expect(kept()).toEqual(addressesOf(FILES));
    const key = files.keyOf(`${ORIGIN}/assets/bbbbbbbb.js`) ?? '';
    const answer = await files.answer(key, new Request(key));
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/u);
    expect(await answer.text()).toBe(textOf('assets/bbbbbbbb.js'));
  });

  it.each([
    ['is gone', page(404)],
    ['is the page of a captive portal', page()],
    ['lacks a file', packOf(LATER.slice(1))],
    ['is cut or changed on its way', packOf(LATER, (url) => textOf(url).slice(0, -1))],
  ])('is complete where the pack %s', async (_, pack) => {
    serve({ 'assets/12345678.json': pack });
    await keepAppFiles(BUILD).install();
    expect(kept()).toEqual(addressesOf(FILES));
    expect(asked).toContain('assets/aaaaaaaa.js');
    const first = stores.get('trybe-app')?.get(`${ORIGIN}/assets/aaaaaaaa.js`);
    expect(await first?.text()).toBe(textOf('assets/aaaaaaaa.js'));
  });

  it.each([
    ['a failing server', page(503)],
    ['the page of a captive portal', page()],
    ['a file that was cut on its way', script(textOf('assets/index-1.js').slice(0, -1))],
  ])('fails at %s, and the next one fetches only what is missing', async (_, answer) => {
    serve({ 'assets/12345678.json': packOf(LATER), 'assets/index-1.js': answer });
    const files = keepAppFiles(BUILD);
    await expect(files.install()).rejects.toThrow('index-1.js');
    asked = [];
    serve({ 'assets/12345678.json': packOf(LATER) });
    await files.install();
    expect(asked).toEqual(['assets/index-1.js']);
    expect(kept()).toEqual(addressesOf(FILES));
  });
});

describe('the page of a captive portal in place of the app', () => {
  const LYING = { 'assets/12345678.json': packOf(LATER), 'index.html': page() };
  const visit = () => new Request(`${ORIGIN}/issues`);

  it('is never kept: the install fails, and the next one has the app', async () => {
    serve(LYING);
    await expect(keepAppFiles(BUILD).install()).rejects.toThrow('index.html');
    expect(kept()).not.toContain(addressOf(PAGE));
    serve();
    await keepAppFiles(BUILD).install();
    expect(await stores.get('trybe-app')?.get(addressOf(PAGE))?.text()).toBe('<div id="root">');
  });

  it('is never answered where it was kept: the app is asked for again and kept', async () => {
    const files = keepAppFiles(BUILD);
    await files.install();
    stores.get('trybe-app')?.set(addressOf(PAGE), page()());
    asked = [];
    for (let times = 0; times < 2; times += 1) {
      const answer = await files.answer(addressOf(PAGE), visit());
      expect(await answer.text()).toBe('<div id="root">');
    }
    expect(asked).toEqual(['index.html']);
  });

  it('leaves the address to the server while it stands there, and keeps nothing', async () => {
    serve({ ...LYING, issues: page(200, 'painted by the server') });
    const answer = await keepAppFiles(BUILD).answer(addressOf(PAGE), visit());
    expect(await answer.text()).toBe('painted by the server');
    expect(kept()).toEqual([]);
  });

  it('is passed by where the cache of the browser has it', async () => {
    const url = 'assets/index-1.js';
    serve({
      'assets/12345678.json': packOf(LATER),
      [url]: page(),
      [`anew ${url}`]: script(textOf(url)),
    });
    await keepAppFiles(BUILD).install();
    expect(kept()).toEqual(addressesOf(FILES));
  });
});

describe('an update', () => {
  const CHANGED: AppFile[] = [
    fileOf('assets/index-1.js'),
    fileOf('index.html', '<div id="root" lang>'),
    ...[...LATER.slice(1), 'assets/dddddddd.js', 'assets/87654321.json'].map((url) => fileOf(url)),
  ];

  it('fetches each changed file by itself, and forgets the old ones at its start', async () => {
    await keepAppFiles(BUILD).install();
    asked = [];
    serve({ 'index.html': page(200, '<div id="root" lang>') });
    const files = keepAppFiles(CHANGED);
    await files.install();
    expect(asked.toSorted()).toEqual(['assets/dddddddd.js', 'index.html']);
    expect(kept()).toContain(addressOf(PAGE));
    await files.forgetOthers();
    expect(kept()).toEqual(addressesOf(CHANGED.slice(0, -1)));
  });

  it('fetches what an older worker kept broken', async () => {
    await keepAppFiles(BUILD).install();
    const url = 'assets/bbbbbbbb.js';
    stores.get('trybe-app')?.set(`${ORIGIN}/${url}`, script('text of as')());
    asked = [];
    await keepAppFiles(BUILD).install();
    expect(asked).toEqual([url]);
    expect(await stores.get('trybe-app')?.get(`${ORIGIN}/${url}`)?.text()).toBe(textOf(url));
  });

  it('asks for nothing when no file has changed', async () => {
    await keepAppFiles(BUILD).install();
    asked = [];
    await keepAppFiles(BUILD).install();
    expect(asked).toEqual([]);
  });
});

describe('a file of the app', () => {
  it('comes from the server where the browser has lost it, and is kept again', async () => {
    const files = keepAppFiles(BUILD);
    await files.install();
    stores.get('trybe-app')?.clear();
    const url = `${ORIGIN}/assets/aaaaaaaa.js`;
    const answer = await files.answer(files.keyOf(url) ?? '', new Request(url));
    expect(await answer.text()).toBe(textOf('assets/aaaaaaaa.js'));
    expect(kept()).toEqual([url]);
  });

  it('comes from the server where what is kept of it cannot be right, and is kept again', async () => {
    await keepAppFiles(BUILD).install();
    const url = `${ORIGIN}/assets/aaaaaaaa.js`;
    stores.get('trybe-app')?.set(url, script('cut')());
    // A restarted worker.
    const files = keepAppFiles(BUILD);
    for (let times = 0; times < 2; times += 1) {
      const answer = await files.answer(url, new Request(url));
      expect(await answer.text()).toBe(textOf('assets/aaaaaaaa.js'));
    }
    expect(asked.filter((path) => path === 'assets/aaaaaaaa.js')).toHaveLength(1);
  });

  it('lets a page start only while it and its scripts are kept whole', async () => {
    const html = '<div id="root"><script type="module" src="/assets/index-1.js"></script>';
    const build = BUILD.map((file) => (file === PAGE ? fileOf('index.html', html) : file));
    serve({ 'index.html': page(200, html), 'assets/12345678.json': packOf(LATER) });
    const files = keepAppFiles(build);
    const isStartable = () => files.isStartable('/index.html');
    expect(await isStartable()).toBe(false);
    await files.install();
    expect(await isStartable()).toBe(true);
    const url = `${ORIGIN}/assets/index-1.js`;
    const right = stores.get('trybe-app')?.get(url)?.clone();
    stores.get('trybe-app')?.set(url, script('garbage')());
    expect(await isStartable()).toBe(false);
    // This worker had verified the file before it was damaged.
    expect(await (await files.answer(url, new Request(url))).text()).toBe(await right?.text());
    expect(await isStartable()).toBe(true);
    stores.get('trybe-app')?.delete(url);
    expect(await isStartable()).toBe(false);
  });

  it('is not kept where the server has it from a newer build, and answered all the same', async () => {
    serve({ 'theme.js': script('newer') });
    const files = keepAppFiles([PAGE, fileOf('theme.js')]);
    const url = `${ORIGIN}/theme.js`;
    const answer = await files.answer(files.keyOf(url) ?? '', new Request(url));
    expect(await answer.text()).toBe('newer');
    expect(kept()).toEqual([]);
  });

  it('is none of another origin, and the pack is none', () => {
    const files = keepAppFiles(BUILD);
    expect(files.keyOf('/index.html')).toBe(addressOf(PAGE));
    expect(files.keyOf('https://elsewhere.example/index.html')).toBeUndefined();
    expect(files.keyOf(`${ORIGIN}/assets/12345678.json`)).toBeUndefined();
    expect(files.keyOf(`${ORIGIN}/issues`)).toBeUndefined();
  });
});
