import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import {
  countScripts,
  keptScripts,
  SLOW_2G,
  visitFirst,
} from '#tests/support/device/firstVisit.ts';
import { fillCriteria, register, submitOffline } from '#tests/support/browser/person.ts';
import { countOf } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { startShapedLine } from '#tests/support/servers/shapedLine.ts';

/** On it the rest of the app takes longer than a look at what is there. */
const SLOW = { bytesPerSecond: 20_000, roundTripMs: 400 };
const PATIENCE_MS = 120_000;
/** What may have come over the line; a quarter of a first visit is fonts and photos. */
const BYTES = { text: 25_000, pressed: 165_000, kept: 400_000 };
const LATER = /\.woff2$|\/api\/images\//u;

const site = siteOfTests();

/** Fills in the report form without its map, which is of the rest. */
async function fillWithoutMap(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page
    .getByLabel('Description')
    .fill('The whole corner has been without light for a week, cars come fast.');
  await page.getByLabel('Location', { exact: true }).fill('Somewhere');
  await page.getByText('Coordinates', { exact: true }).click();
  await page.getByLabel('Latitude').fill('41.88');
  await page.getByLabel('Longitude').fill('-87.63');
  await fillCriteria(page);
}

test('on a slow line form and outbox work without network before the rest of the app is there, which follows', async () => {
  const title = 'Written on the first visit';
  const line = await startShapedLine(Number(new URL(site.line.origin).port));
  onTestFinished(() => line.stop());
  const page = await deviceOfTest().open();
  await register(page, line, 'fay');
  line.set(SLOW);
  await page.goto(`${line.origin}/`, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const all = await countScripts(site.origin);
  const first = await keptScripts(page);
  expect(first.length).toBeLessThan(all / 2);
  // Here the person walks out of reach.
  site.line.set({ kind: 'cut' });
  line.set(null);
  await page.goto(`${line.origin}/report-issue`);
  await fillWithoutMap(page, title);
  await submitOffline(page);
  await page.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
  site.line.forwarded.length = 0;
  site.line.set({ kind: 'open' });
  await expect.poll(() => countOf(site, title), { timeout: PATIENCE_MS }).toBe(1);
  await expect
    .poll(async () => (await keptScripts(page)).filter((url) => url.includes('/assets/')).length, {
      timeout: PATIENCE_MS,
    })
    .toBe(all);
  const again = site.line.forwarded.map((request) => request.replace('GET ', line.origin));
  expect(again.filter((url) => first.includes(url) || url.endsWith('.json'))).toEqual([]);
  expect(await countOf(site, title)).toBe(1);
}, 400_000);

test('on slow 2G text comes first, then a frame that answers, then form and outbox, and fonts last', async () => {
  const line = await startShapedLine(Number(new URL(site.line.origin).port));
  onTestFinished(() => line.stop());
  const page = await deviceOfTest({ width: 390, height: 844 }).open();
  // Whoever was there before has the page painted.
  await fetch(site.origin);
  site.line.forwarded.length = 0;
  line.set(SLOW_2G);
  const visit = await visitFirst(page, line, { origin: site.origin, path: '/' }, () => [
    ...site.line.forwarded,
  ]);
  expect(visit.text.bytes).toBeLessThan(BYTES.text);
  expect(visit.pressed.bytes).toBeLessThan(BYTES.pressed);
  expect(visit.kept.bytes).toBeLessThan(BYTES.kept);
  expect(visit.pressed.requests.filter((request) => LATER.test(request))).toEqual([]);
  const place = (request: RegExp) => site.line.forwarded.findIndex((one) => request.test(one));
  await expect.poll(() => place(/\.woff2$/u), { timeout: PATIENCE_MS }).toBeGreaterThan(-1);
  expect(place(LATER)).toBeGreaterThan(place(/\/assets\/\w+\.json$/u));
}, 400_000);
