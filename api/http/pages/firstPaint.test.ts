import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSharedCache } from '#api/http/events/sharedCache.ts';
import { serveApp, type ServedApp } from '#tests/support/servers/serveApp.ts';
import type { PaintPage } from './firstPaint.ts';
import { securityHeaders } from '#api/http/securityHeaders.ts';
import { SESSION_COOKIE } from '#api/http/cookieName.ts';
import { serveWeb } from './staticFiles.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';

const PAGE = `<!doctype html><html><head><title>Trybe</title><meta name="description" content="x" />
<script src="/theme.js"></script>
<script type="module" crossorigin src="/assets/app.js"></script>
<link rel="stylesheet" crossorigin href="/assets/ground.css"></head>
<body><p id="missing-code" hidden>Not loaded <a href="">Load it</a></p>
<script src="/noCode.js"></script><div id="root"></div></body></html>`;
const FILES = {
  'theme.js': 'setTheme()',
  'afterPaint.js': 'startApp()',
  '.vite/manifest.json':
    '{"a":{"file":"assets/app.js","isEntry":true,"imports":["b"]},"b":{"file":"assets/base.js"}}',
  'assets/ground.css': ':root{background:#000}',
};
const STYLES = '.card{color:red}';
const PAINTED = {
  html: '<h1>Painted $& for visitors</h1><img src="/api/images/1?w=800" loading="eager"/>',
  links: '<link rel="preload" as="image" href="/api/images/1?w=800"/>',
  styles: `<style data-styled="true">${STYLES}</style>`,
  data: '{"answers":[],"cards":{}}',
};

const kept = createSharedCache();
let directory: string;
let site: ServedApp;
let paint: PaintPage;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'trybe-paint-'));
  await mkdir(join(directory, 'assets'));
  await mkdir(join(directory, '.vite'));
  await writeFile(join(directory, 'index.html'), PAGE);
  for (const [name, content] of Object.entries(FILES))
    await writeFile(join(directory, name), content);
  const app = new Koa();
  app.use(securityHeaders({ isHttps: false, tileUrl: null }));
  app.use(
    serveWeb(directory, {
      site: () => NEW_SITE,
      findOrigin: () => 'https://trybe.example',
      findIssue: () => Promise.resolve(null),
      paint: (...asked) => paint(...asked),
      keep: kept.get,
    }),
  );
  site = await serveApp(app);
});
afterAll(async () => {
  site.close();
  await rm(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers });
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
const hashText = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the first paint', () => {
  beforeEach(() => kept.clear());

  it('is made once for all visitors, and anew after a change', async () => {
    let paints = 0;
    paint = () => {
      paints += 1;
      return Promise.resolve({ ...PAINTED, html: `<p>state ${paints}</p>` });
    };
    const first = await get('/issues');
    const again = await get('/issues');
    expect(await again.text()).toBe(await first.text());
    expect(policyOf(again)).toBe(policyOf(first));
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    const signedIn = await get('/issues', { cookie: `${SESSION_COOKIE}=abc` });
    expect(await signedIn.text()).not.toContain('state');
    expect(paints).toBe(1);
    kept.clear();
    expect(await (await get('/issues')).text()).toContain('<p>state 2</p>');
  });

  it('holds the content of the page, what it looks like, and starts the app after it', async () => {
    paint = () => Promise.resolve(PAINTED);
    const html = await (await get('/issues')).text();
    expect(html).toContain('<title>Community Issues · Trybe</title>');
    expect(html).toContain('<div id="root"><h1>Painted $& for visitors</h1><img ');
    expect(html).toContain(`<style>${FILES['assets/ground.css']}</style>`);
    expect(html).toContain(PAINTED.styles);
    // Before the script that makes pictures load at once, except on a slow connection.
    const [head = ''] = html.split('<script');
    expect(head).toContain('as="image" media="not all" href="/api/images/1?w=800"/>');
    expect(html).toContain('<img src="/api/images/1?w=800" loading="lazy"/>');
    expect(html).toContain(`id="first-paint">${PAINTED.data}</script>`);
    // Dependencies come first.
    expect(html).toContain('<script data-app="/assets/base.js /assets/app.js" data-page="">');
    // Data that the app would wait for, fetch twice, or believe after a sign-in.
    expect(html).not.toContain('trybe-session');
    // The starter handles pages that have something to read.
    expect(html).not.toMatch(/missing-?code/iu);
    expect(html).not.toMatch(/<script[^>]* src=|rel="(?:stylesheet|modulepreload)"|as="fetch"/u);
  });

  it('of an issue is made anew by its own changes alone, described by what was read for it', async () => {
    const ids = ['a', 'b'].map((end) => `5f0b3c1e-9a55-4a53-8a0e-0d6c1f6f7a1${end}`);
    const painted: string[] = [];
    paint = (path) => {
      painted.push(path);
      const preview = {
        title: `Issue of ${path}`,
        description: 'Deep.',
        location: 'The pier',
        latitude: 1.5,
        longitude: 2.5,
        createdAt: '2026-05-01T10:00:00.000Z',
        updatedAt: '2026-05-02T10:00:00.000Z',
      };
      return Promise.resolve({ ...PAINTED, preview });
    };
    const [own, other] = ids.map((id) => `/issues/${id}`) as [string, string];
    const html = await (await get(own)).text();
    // The table of issues, which is empty here, was not asked.
    expect(html).toContain(`<title>Issue of ${own} · Trybe</title>`);
    await get(other);
    kept.drop([{ issueId: ids[0] ?? '', listed: null }]);
    for (const path of [own, other]) expect((await get(path)).status).toBe(200);
    expect(painted).toEqual([own, other, own]);
    kept.drop('everything');
    await get(other);
    expect(painted).toHaveLength(4);
  });

  it('of texts alone outlives changes of issues', async () => {
    let paints = 0;
    paint = () => {
      paints += 1;
      return Promise.resolve(PAINTED);
    };
    await get('/faq');
    kept.drop([{ issueId: 'a', listed: null }]);
    await get('/faq');
    expect(paints).toBe(1);
  });

  it('is allowed by the content policy, and nothing beside it', async () => {
    paint = () => Promise.resolve(PAINTED);
    const policy = policyOf(await get('/'));
    for (const text of ['setTheme()', 'startApp()', STYLES, FILES['assets/ground.css']])
      expect(policy).toContain(hashText(text));
    expect(policy).not.toContain('unsafe');
    expect(policyOf(await get('/leaderboard'))).not.toContain(hashText('startApp()'));
  });

  it('is for visitors alone, and for the page without a question', async () => {
    paint = () => Promise.resolve(PAINTED);
    const signedIn = await get('/issues', { cookie: `${SESSION_COOKIE}=abc` });
    const others = [signedIn, await get('/issues?search=hole'), await get('/map?filter=critical')];
    for (const response of [...others, await get('/nothing'), await get('/index.html')]) {
      const html = await response.text();
      expect(html).toContain('<div id="root"></div>');
      expect(html).toContain('<script type="module"');
      expect(policyOf(response)).not.toContain('script-src');
    }
  });

  it('leaves the page to the app when it cannot be painted', async () => {
    for (const failing of [
      () => Promise.reject(new Error('the database is gone')),
      () => Promise.resolve(null),
      () => Promise.resolve({ ...PAINTED, styles: '' }),
    ]) {
      kept.clear();
      paint = failing;
      const response = await get('/issues');
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<div id="root"></div>');
    }
  });
});
