import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, expect, test } from 'vitest';
import { serveWeb } from '#api/http/pages/staticFiles.ts';
import { serveApp } from '#tests/support/servers/serveApp.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { createAppRouter } from '#web/router.tsx';
import { NEW_SITE } from '#schema/site/newSite.ts';

const ID = '5f0b3c1e-9a55-4a53-8a0e-0d6c1f6f7a10';
const folder = makeTemporaryFolder();
await mkdir(join(folder, '.vite'));
await writeFile(join(folder, 'index.html'), '<!doctype html><title>Trybe</title>');
await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
const app = new Koa();
const preview = {
  title: 'Deep pothole',
  description: 'As wide as a wheel.',
  location: 'The pier',
  latitude: 1.5,
  longitude: 2.5,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
};
const findIssue = (id: string) => Promise.resolve(id === ID ? preview : null);
let isNew = true;
app.use(
  serveWeb(folder, {
    site: () => NEW_SITE,
    findOrigin: () => 'https://trybe.example',
    findIssue,
    isSetupOpen: () => Promise.resolve(isNew),
  }),
);
const site = await serveApp(app);
afterAll(() => {
  site.close();
  removeFolder(folder);
});

/** Every address at which the app shows a page, with an issue or a person that exists. */
const addresses = Object.keys(createAppRouter('/').routesByPath)
  .filter((path) => path.startsWith('/'))
  .map((path) => path.replace('$id', ID));

test('the server answers 200 wherever the app has a page', async () => {
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/desk/moderation', `/issues/${ID}/proof`]),
  );
  for (const path of addresses) {
    const { status } = await fetch(site.origin + path, { headers: { Accept: 'text/html' } });
    expect([path, status]).toEqual([path, 200]);
  }
});

test('and 404 beside each of them', async () => {
  for (const path of addresses) {
    const beside = `${path === '/' ? '' : path}/nothing-here`;
    const { status } = await fetch(site.origin + beside, { headers: { Accept: 'text/html' } });
    expect([beside, status]).toEqual([beside, 404]);
  }
});

test('and 404 at the setup once there is nothing to set up', async () => {
  isNew = false;
  expect((await fetch(`${site.origin}/setup`)).status).toBe(404);
  expect((await fetch(`${site.origin}/setup/`)).status).toBe(404);
});
