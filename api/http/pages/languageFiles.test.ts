import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSharedCache } from '#api/http/events/sharedCache.ts';
import type { Language } from '#schema/languages/languages.ts';
import { serveApp, type ServedApp } from '#tests/support/servers/serveApp.ts';
import { serveWeb } from './staticFiles.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';

const page = (language: string) =>
  `<!doctype html><html lang="${language}"><title>Trybe</title><meta name="description" content="x" /><div id="root"></div>`;

const kept = createSharedCache();
let directory: string;
let site: ServedApp;
let offered: readonly Language[];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'trybe-languages-'));
  await mkdir(join(directory, '.vite'));
  await writeFile(join(directory, 'index.html'), page('en'));
  await writeFile(join(directory, 'index.de.html'), page('de'));
  await writeFile(join(directory, 'manifest.de.webmanifest'), '{"lang":"de","name":"Trybe"}');
  const app = new Koa();
  app.use(
    serveWeb(directory, {
      site: () => ({ ...NEW_SITE, name: 'Lindental packt an' }),
      findOrigin: () => 'https://lindental.example',
      findIssue: () => Promise.resolve(null),
      languages: () => offered,
      keep: kept.get,
    }),
  );
  site = await serveApp(app);
});
afterAll(async () => {
  site.close();
  await rm(directory, { recursive: true });
});
beforeEach(() => kept.clear());

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.origin + path, { headers });
  const html = await response.text();
  const language = /<html lang="(\w+)"/u.exec(html)?.[1];
  return { response, html, language };
}

describe('the language of a page', () => {
  it('is the one chosen on the device, else one that the browser asks for', async () => {
    offered = ['en', 'de'];
    expect((await read('/faq')).language).toBe('en');
    expect((await read('/faq', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' })).language).toBe(
      'de',
    );
    const asked = { 'accept-language': 'de', cookie: 'trybe-language=en' };
    expect((await read('/faq', asked)).language).toBe('en');
    expect((await read('/faq', { cookie: 'trybe-language=de' })).language).toBe('de');
  });

  it('is any that there is for the setup, before languages are chosen', async () => {
    offered = ['en'];
    expect((await read('/faq', { 'accept-language': 'de' })).language).toBe('en');
    expect((await read('/setup', { 'accept-language': 'de' })).language).toBe('de');
    expect((await read('/setup', { 'accept-language': 'fr' })).language).toBe('en');
  });

  it('is the installation’s own where nobody asks for another that is offered', async () => {
    offered = ['de', 'en'];
    expect((await read('/faq')).language).toBe('de');
    expect((await read('/faq', { 'accept-language': 'fr' })).language).toBe('de');
    expect((await read('/faq', { 'accept-language': '*' })).language).toBe('de');
    expect((await read('/faq', { cookie: 'trybe-language=fr' })).language).toBe('de');
    expect((await read('/faq', { 'accept-language': 'en' })).language).toBe('en');
  });

  it('is told to caches, and kept pages are not mixed up', async () => {
    offered = ['en', 'de'];
    const german = await read('/help', { 'accept-language': 'de' });
    const english = await read('/help', { 'accept-language': 'en' });
    expect(german.response.headers.get('vary')).toMatch(/Accept-Language/u);
    expect(german.html).toContain('<title>Hilfe · Lindental packt an</title>');
    expect(german.html).toContain('content="de_DE"');
    expect(english.html).toContain('<title>Help Center · Lindental packt an</title>');
    expect(english.html).toContain('content="en_US"');
  });

  it('is not asked for where one is offered', async () => {
    offered = ['en'];
    const asked = { 'accept-language': 'de', cookie: 'trybe-language=de' };
    const { language, response } = await read('/faq', asked);
    expect(language).toBe('en');
    expect(response.headers.get('vary')).not.toMatch(/Accept-Language/u);
  });

  it('is that of missing pages and of the installed app too', async () => {
    offered = ['de'];
    const missing = await read('/nothing');
    expect([missing.response.status, missing.language]).toEqual([404, 'de']);
    expect(missing.html).toContain('<title>404 Seite nicht gefunden · Lindental packt an</title>');
    const manifest = await fetch(`${site.origin}/manifest.de.webmanifest`);
    expect(await manifest.json()).toMatchObject({ lang: 'de', name: 'Lindental packt an' });
  });

  it('has its files once it is there, without another start', async () => {
    const worker = () => fetch(`${site.origin}/serviceWorker.es.js`);
    offered = ['en', 'de'];
    expect((await worker()).status).toBe(404);
    await writeFile(join(directory, 'serviceWorker.es.js'), 'worker');
    await writeFile(join(directory, 'index.es.html'), page('es'));
    offered = ['en', 'de', 'es'];
    expect(await (await worker()).text()).toBe('worker');
    expect((await read('/faq', { 'accept-language': 'es' })).language).toBe('es');
    expect((await read('/setup', { 'accept-language': 'es' })).language).toBe('es');
  });

  it('is English for a setup in one that the app is not there in', async () => {
    expect((await read('/setup', { 'accept-language': 'ar' })).language).toBe('en');
  });
});
