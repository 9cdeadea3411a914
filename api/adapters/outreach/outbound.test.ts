import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createOutbound } from './outbound.ts';

const server = createServer(({ url }, response) => {
  if (url === '/hangs') return;
  const date = 'Fri, 27 Nov 2026 12:00:00 GMT';
  const retryAt = 'Fri, 27 Nov 2026 12:05:00 GMT';
  if (url === '/later') response.writeHead(503, { date, 'retry-after': retryAt });
  if (url === '/soon') response.writeHead(429, { 'retry-after': '90' });
  if (url === '/moved') response.writeHead(301, { location: 'http://127.0.0.1:1/' });
  if (url === '/switches')
    return void response.socket?.end(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n',
    );
  response.end('12345');
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const outbound = createOutbound({ allowedHosts: [host], timeoutMs: 300 });
const get = (path: string, maxBytes = 5) =>
  outbound.send({ url: `http://${host}${path}`, method: 'GET', maxBytes });

test.each([
  ['https://town.example/hook', true],
  ['https://8.8.8.8/hook', true],
  [`http://${host}/hook`, true],
  ['http://town.example/hook', false],
  ['https://127.0.0.1/hook', false],
  ['https://[::1]/hook', false],
  ['https://[::ffff:10.0.0.1]/hook', false],
  ['https://2130706433/hook', false],
  ['https://intranet/hook', false],
  ['https://user:word@town.example/hook', false],
  ['ftp://town.example/hook', false],
  ['/hook', false],
])('only the open internet is reached, by https, and what is allowed: %s', (url, isReached) => {
  expect(outbound.mayReach(url)).toBe(isReached);
});

test('a name that leads to an inner address is not called', async () => {
  const asked = { url: 'https://localhost.localdomain/', method: 'GET', maxBytes: 5 } as const;
  expect(await outbound.send(asked)).toMatchObject({ kind: 'failed' });
  const inner = createOutbound({ allowedHosts: [], timeoutMs: 300 });
  const listening = { ...asked, url: `http://${host}/` };
  expect(await inner.send(listening)).toEqual({ kind: 'failed', reason: 'EADDRNOTPUBLIC' });
});

test('answers come with what was asked for of them, and redirects are not followed', async () => {
  expect(await get('/')).toMatchObject({ status: 200, bytes: Buffer.from('12345') });
  expect(await get('/', 4)).toMatchObject({ status: 200, bytes: null });
  expect(await get('/moved', 0)).toMatchObject({ status: 301, bytes: null });
  expect(await get('/soon')).toMatchObject({ status: 429, retryAfterMs: 90_000 });
  expect(await get('/later')).toMatchObject({ status: 503, retryAfterMs: 300_000 });
});

test('whoever hangs is left', async () => {
  expect(await get('/hangs')).toEqual({ kind: 'failed', reason: 'ETIMEDOUT' });
});

test('whoever switches to another protocol is left at once', async () => {
  expect(await get('/switches')).toEqual({ kind: 'failed', reason: 'ENOANSWER' });
});
