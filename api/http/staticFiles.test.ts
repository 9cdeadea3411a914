import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWeb } from './staticFiles.ts';

const PAGE = '<!doctype html><title>Trybe</title>';
const SCRIPT = 'console.log("a script long enough to be worth compressing")';
const SCRIPT_PATH = '/assets/main-Ab12Cd34.js';

let directory: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'trybe-web-'));
  await mkdir(join(directory, 'assets'));
  await mkdir(join(directory, '.vite'));
  await writeFile(join(directory, 'index.html'), PAGE);
  await writeFile(join(directory, SCRIPT_PATH), SCRIPT);
  await writeFile(join(directory, `${SCRIPT_PATH}.br`), brotliCompressSync(SCRIPT));
  await writeFile(join(directory, 'serviceWorker.js'), SCRIPT);
  await writeFile(join(directory, '.vite', 'manifest.json'), '{}');
  const app = new Koa();
  app.use(serveWeb(directory));
  const answer = app.callback();
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers });

describe('the built web app', () => {
  it('answers every address it knows with its page', async () => {
    for (const path of ['/', '/issues', '/issues/some-id', '/map', '/report-issue', '/faq/']) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 200, PAGE]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('shows its own not-found page with an honest status', async () => {
    for (const path of ['/nothing', '/issues/a/b', '/assets/gone.js', '/../secret', '/%2e%2e/x']) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, PAGE]);
    }
  });

  it('keeps hashed files for ever and asks for the worker each time', async () => {
    const script = await get(SCRIPT_PATH);
    expect(script.headers.get('cache-control')).toContain('immutable');
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

  it('keeps hidden files to itself and refuses changes', async () => {
    expect((await get('/.vite/manifest.json')).status).toBe(404);
    expect((await fetch(`${origin}/issues`, { method: 'POST' })).status).toBe(404);
  });
});
