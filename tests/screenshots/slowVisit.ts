import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Browser } from 'playwright-core';

/** Slow 4G as Lighthouse lets a browser feel it: milliseconds, and bytes per second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };
const SETTLED_MS = 3_000;
const SCRIPTS = /<script[\s\S]*?<\/script>/gu;
const TEXT = /text|javascript|json/u;

const pack = promisify(brotliCompress);
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function ask(origin: string, { url = '/', headers }: IncomingMessage): Promise<IncomingMessage> {
  const { host, accept } = headers;
  return new Promise((resolve, reject) => {
    const asked = request(origin + url, { headers: { host, accept } }, resolve);
    asked.on('error', reject).end();
  });
}

async function passOn(
  origin: string,
  isBare: boolean,
  asked: IncomingMessage,
  answer: ServerResponse,
) {
  const given = await ask(origin, asked);
  const { 'content-type': type = '', 'content-security-policy': policy } = given.headers;
  let body = await buffer(given);
  if (isBare && type.startsWith('text/html'))
    body = Buffer.from(body.toString().replaceAll(SCRIPTS, ''));
  if (TEXT.test(type)) {
    body = await pack(body, packing);
    answer.setHeader('Content-Encoding', 'br');
  }
  if (policy) answer.setHeader('Content-Security-Policy', policy);
  answer.setHeader('Content-Type', type);
  answer.writeHead(given.statusCode ?? 500).end(body);
}

/** A way to a site that leaves it as it is, or takes every script out of its pages. */
export async function openWay(origin: string, { isBare }: { isBare: boolean }) {
  const server = createServer((asked, answer) => {
    passOn(origin, isBare, asked, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Milliseconds to the largest first content of a page, on the first visit of a slow phone on a slow line. */
export async function largestContentMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.waitForTimeout(SETTLED_MS);
  const largest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? 0);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return largest;
}
