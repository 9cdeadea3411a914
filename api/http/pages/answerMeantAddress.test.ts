import Koa from 'koa';
import { afterAll, expect, test } from 'vitest';
import { serveApp } from '#tests/support/servers/serveApp.ts';
import { answerMeantAddress } from './answerMeantAddress.ts';

const app = new Koa();
app.use(answerMeantAddress);
app.use((context) => {
  context.body = 'next';
});
const site = await serveApp(app);
afterAll(() => site.close());

const get = (path: string, method = 'GET') =>
  fetch(site.origin + path, { redirect: 'manual', method });

test.each([
  ['/reset/abc123', '/auth#reset=abc123'],
  ['//reset/abc123', '/auth#reset=abc123'],
  ['/reset%2Fabc123', '/auth#reset=abc123'],
  ['/auth%23confirm=abc-1_2', '/auth#confirm=abc-1_2'],
  ['/auth%23stop%3Dabc', '/auth#stop=abc'],
  ['/.well-known/change-password', '/profile?section=settings&page=sign-in'],
  ['/report', '/report-issue'],
  ['/login', '/auth'],
  ['/FAQ', '/faq'],
  ['/Report-Issue?x=1', '/report-issue?x=1'],
  ['/how-it-works/', '/how-it-works'],
  ['/map.', '/map'],
  ['/privacy%22', '/privacy'],
])('%s is answered with %s, and nobody keeps it', async (path, meant) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('Location')]).toEqual([302, meant]);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
});

test('everything else goes on', async () => {
  expect(await (await get('/auth')).text()).toBe('next');
  for (const path of ['/issues', '/API/Issues', '/builds/x/Map.js', '/Nowhere', '/'])
    expect([path, await (await get(path)).text()]).toEqual([path, 'next']);
  expect(await (await get('/login', 'POST')).text()).toBe('next');
});
