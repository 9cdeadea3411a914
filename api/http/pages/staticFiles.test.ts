import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { RateLimited } from '#api/platform/access.rules.ts';
import { answerErrors } from '#api/http/answerErrors.ts';
import { PUBLIC_ROUTES } from '#tests/support/browser/routes.ts';
import { serveApp } from '#tests/support/servers/serveApp.ts';
import { serveWeb } from './staticFiles.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';

const PAGE =
  '<!doctype html><title>Trybe</title><meta\n name="description"\n content="x" /><div id="root"></div>';
const ISSUE_ID = '5f0b3c1e-9a55-4a53-8a0e-0d6c1f6f7a10';
const LOST_ID = '5f0b3c1e-9a55-4a53-8a0e-0d6c1f6f7a11';
const BROKEN_ID = '5f0b3c1e-9a55-4a53-8a0e-0d6c1f6f7a12';
const SCRIPT = 'console.log("a script long enough to be worth compressing")';
const SCRIPT_PATH = '/assets/main-Ab12Cd34.js';
const ROUTES = [...PUBLIC_ROUTES, `/issues/${ISSUE_ID}`, '/report-issue', '/profile'];

function findIssue(id: string) {
  if (id === BROKEN_ID) return Promise.reject(new Error('the database is gone'));
  const issue = {
    title: 'Deep pothole',
    description: 'As wide as a wheel.',
    location: 'The pier',
    latitude: 1.5,
    longitude: 2.5,
    createdAt: '2026-05-01T10:00:00.000Z',
    updatedAt: '2026-05-02T10:00:00.000Z',
  };
  return Promise.resolve(id === ISSUE_ID ? issue : null);
}

const directory = await mkdtemp(join(tmpdir(), 'trybe-web-'));
await mkdir(join(directory, 'assets'));
await mkdir(join(directory, '.vite'));
await writeFile(join(directory, 'index.html'), PAGE);
await writeFile(join(directory, SCRIPT_PATH), SCRIPT);
await writeFile(join(directory, 'assets/Xy12_-3.js'), SCRIPT);
await writeFile(join(directory, `${SCRIPT_PATH}.br`), brotliCompressSync(SCRIPT));
await writeFile(join(directory, 'serviceWorker.js'), SCRIPT);
await writeFile(join(directory, '.vite', 'manifest.json'), '{}');
await writeFile(
  join(directory, 'manifest.webmanifest'),
  '{"name":"Trybe","short_name":"Trybe","display":"standalone"}',
);
let siteName = 'Trybe';
const app = new Koa();
app.use(
  serveWeb(directory, {
    site: () => ({ ...NEW_SITE, name: siteName }),
    findOrigin: () => 'https://trybe.example',
    findIssue,
  }),
);
const site = await serveApp(app);
afterAll(async () => {
  site.close();
  await rm(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers });

describe('the built web app', () => {
  it('answers every address it knows with its page [2.1]', async () => {
    for (const path of [...ROUTES, `/issues/${ISSUE_ID}/audit`, '/faq/']) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('<div id="root"></div>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('shows its own not-found page with an honest status [2.16]', async () => {
    const unknown = ['/nothing', '/issues/a/b', '/assets/gone.js', '/../secret', '/%2e%2e/x'];
    for (const path of [
      ...unknown,
      '/constructor',
      `/issues/${LOST_ID}`,
      `/issues/${LOST_ID}/audit`,
      '/issues/some-id',
    ]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      const html = await response.text();
      expect(html).toContain('<div id="root"></div>');
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain('canonical');
    }
  });

  it('says in the HTML what each page is, with one address for all its aliases', async () => {
    const faq = await (await get('/faq')).text();
    expect(faq).toContain('<title>Frequently Asked Questions · Trybe</title>');
    expect(faq).toContain('rel="canonical" href="https://trybe.example/faq"');
    expect(faq).toContain('property="og:image" content="https://trybe.example/social.png"');
    const mission = await (await get('/mission')).text();
    expect(mission).toContain('<title>About Trybe · Trybe</title>');
    expect(mission).toContain('rel="canonical" href="https://trybe.example/about"');
  });

  it('speaks in the name of the installation, but not in what people wrote', async () => {
    siteName = 'Berlin & Söhne';
    const about = await (await get('/about')).text();
    expect(about).toContain('<title>About Berlin &amp; Söhne · Berlin &amp; Söhne</title>');
    expect(about).toContain('property="og:site_name" content="Berlin &amp; Söhne"');
    for (const path of ROUTES) expect(await (await get(path)).text()).not.toContain('Trybe');
    const issue = await (await get(`/issues/${ISSUE_ID}`)).text();
    expect(issue).toContain('<title>Deep pothole · Berlin &amp; Söhne</title>');
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(await manifest.json()).toEqual({
      name: 'Berlin & Söhne',
      short_name: 'Berlin & Söhne',
      display: 'standalone',
    });
    siteName = 'Trybe';
  });

  it('leads readers of feeds from the list and its issues to the feed', async () => {
    const feed =
      '<link data-page rel="alternate" type="application/atom+xml" title="Trybe" href="https://trybe.example/feeds/issues.atom" />';
    for (const path of ['/issues', `/issues/${ISSUE_ID}`])
      expect(await (await get(path)).text()).toContain(feed);
    for (const path of ['/faq', `/issues/${ISSUE_ID}/audit`, `/issues/${LOST_ID}`])
      expect(await (await get(path)).text()).not.toContain('application/atom+xml');
  });

  it('keeps personal pages out of search engines', async () => {
    for (const path of ['/profile', '/outbox', '/auth'])
      expect(await (await get(path)).text()).toContain('name="robots" content="noindex"');
    expect(await (await get('/report-issue')).text()).not.toContain('noindex');
  });

  it('describes an issue and shows its photo where its link is shared', async () => {
    const html = await (await get(`/issues/${ISSUE_ID.toUpperCase()}/`)).text();
    expect(html).toContain('<title>Deep pothole · Trybe</title>');
    expect(html).toContain('name="description" content="As wide as a wheel."');
    expect(html).toContain(`rel="canonical" href="https://trybe.example/issues/${ISSUE_ID}"`);
    const picture = `https://trybe.example/embed/picture/${ISSUE_ID}.jpg?v=1777716000000`;
    expect(html).toContain(`og:image" content="${picture}"`);
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  });

  it('still sends the app when the preview cannot be read', async () => {
    const response = await get(`/issues/${BROKEN_ID}`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('<div id="root"></div>');
  });

  it('sends the plain page to the worker that keeps it', async () => {
    expect(await (await get('/index.html')).text()).toBe(PAGE);
  });

  it('compresses a page and sends it once as long as it is the same', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await get('/faq', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('Frequently Asked Questions');
      const etag = response.headers.get('etag') ?? '';
      expect((await get('/faq', { 'if-none-match': etag })).status).toBe(304);
    }
  });

  it('puts pages together for an address no more often than it may ask, and sends files all the same', async () => {
    const strict = new Koa();
    strict.silent = true;
    strict.use(answerErrors(pino({ level: 'silent' })));
    let isSpent = false;
    const admit = async () => {
      if (isSpent) throw new RateLimited(7);
    };
    const source = { site: () => NEW_SITE, findOrigin: () => 'https://trybe.example', findIssue };
    strict.use(serveWeb(directory, { ...source, admit }));
    const served = await serveApp(strict);
    onTestFinished(() => served.close());
    const statuses = async () =>
      Promise.all(
        ['/faq', `/issues/${LOST_ID}`, '/nothing', SCRIPT_PATH].map(
          async (path) => (await fetch(served.origin + path)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 404, 404, 200]);
    isSpent = true;
    expect(await statuses()).toEqual([429, 429, 429, 200]);
  });

  it('keeps hashed files for ever and asks for the worker each time', async () => {
    const script = await get(SCRIPT_PATH);
    expect(script.headers.get('cache-control')).toContain('immutable');
    const nameless = await get('/assets/Xy12_-3.js');
    expect(nameless.headers.get('cache-control')).toContain('immutable');
    const worker = await get('/serviceWorker.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    const etag = worker.headers.get('etag') ?? '';
    expect((await get('/serviceWorker.js', { 'if-none-match': etag })).status).toBe(304);
  });

  it('sends what was compressed at the build to who understands it', async () => {
    const response = await get(SCRIPT_PATH, { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(SCRIPT);
  });

  it('answers for a file that is gone since the start or cannot be read, and says so', async () => {
    const [gone, broken] = ['/assets/gone-Ab12Cd34.js', '/assets/broken-Ab12Cd34.js'];
    for (const path of [gone, broken]) await writeFile(join(directory, path), SCRIPT);
    const told: unknown[] = [];
    const replaced = new Koa();
    replaced.on('error', (error: NodeJS.ErrnoException) => told.push(error.code));
    replaced.use(answerErrors(pino({ level: 'silent' })));
    const source = { site: () => NEW_SITE, findOrigin: () => 'https://trybe.example', findIssue };
    replaced.use(serveWeb(directory, source));
    const served = await serveApp(replaced);
    onTestFinished(() => served.close());
    for (const path of [gone, broken]) await rm(join(directory, path));
    await mkdir(join(directory, broken));

    const missing = await fetch(served.origin + gone);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('<div id="root"></div>');
    const unread = await fetch(served.origin + broken);
    expect(unread.status).toBe(503);
    expect(await unread.json()).toMatchObject({ code: 'unavailable', status: 503 });
    for (const { headers } of [missing, unread]) {
      expect(headers.get('cache-control')).not.toContain('immutable');
    }
    expect(unread.headers.get('content-encoding')).toBeNull();
    expect(told).toEqual(['ENOENT', 'EISDIR']);
    expect(await (await fetch(served.origin + SCRIPT_PATH)).text()).toBe(SCRIPT);
  });

  it('sends a part of a file, and no more than it has', async () => {
    const part = await get(SCRIPT_PATH, { range: 'bytes=0-6' });
    expect([part.status, await part.text()]).toEqual([206, SCRIPT.slice(0, 7)]);
    expect((await get(SCRIPT_PATH, { range: 'bytes=9999-' })).status).toBe(416);
  });

  it('keeps hidden files to itself and refuses changes', async () => {
    for (const path of ['/.vite/manifest.json', '/.git/config', '/.env', '/assets/', '/assets'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await fetch(`${site.origin}/issues`, { method: 'POST' })).status).toBe(404);
  });
});
