import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, expect, it } from 'vitest';
import { securityHeaders } from '#api/http/securityHeaders.ts';
import { MARK_HEADER } from '#schema/mark.ts';
import { serveApp } from '#tests/support/servers/serveApp.ts';
import { createFileAnswers } from './builtFiles.ts';

const OF_ALL = ['strict-transport-security', 'x-content-type-options', MARK_HEADER];
const OF_DOCUMENTS = ['content-security-policy', 'permissions-policy', 'x-frame-options'];
const PARTS = ['/assets/main-Ab12Cd34.js', '/assets/656bc091.json'];
const DOCUMENTS = [
  '/serviceWorker.js',
  '/assets/shrinkPhoto.worker-Ab12Cd34.js',
  '/assets/mark-Ab12Cd34.svg',
];

const directory = await mkdtemp(join(tmpdir(), 'trybe-files-'));
await mkdir(join(directory, 'assets'));
for (const path of [...PARTS, ...DOCUMENTS]) await writeFile(join(directory, path), 'content');
const app = new Koa();
app.use(securityHeaders({ isHttps: true, tileUrl: null }));
const answerFile = createFileAnswers(directory, () => 'en');
app.use(async (context) => void (await answerFile(context)));
const site = await serveApp(app);
afterAll(async () => {
  site.close();
  await rm(directory, { recursive: true });
});

const namesAt = async (path: string) => [...(await fetch(site.origin + path)).headers.keys()];

it.each(PARTS)('a part of a page says only what concerns it: %s', async (path) => {
  const names = await namesAt(path);
  expect(names).toEqual(expect.arrayContaining(OF_ALL));
  expect(names.filter((name) => OF_DOCUMENTS.includes(name))).toEqual([]);
});

it.each([...DOCUMENTS, '/nothing'])(
  'what may be opened or run by itself says all: %s',
  async (path) => {
    expect(await namesAt(path)).toEqual(expect.arrayContaining([...OF_ALL, ...OF_DOCUMENTS]));
  },
);
