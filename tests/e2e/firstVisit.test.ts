import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { fillCriteria, register, submitOffline } from '#tests/support/browser/person.ts';
import { countOf } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { startShapedLine } from '#tests/support/servers/shapedLine.ts';

/** On it the rest of the app takes longer than a look at what is there. */
const SLOW = { bytesPerSecond: 20_000, roundTripMs: 400 };
const PATIENCE_MS = 120_000;

const site = siteOfTests();

/** Scripts of the app on the device. */
const keptScripts = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('trybe-app');
    return (await cache.keys()).map(({ url }) => url).filter((url) => url.endsWith('.js'));
  });

/** How many scripts the worker of this build keeps. */
async function countScripts(): Promise<number> {
  const worker = await (await fetch(`${site.origin}/serviceWorker.js`)).text();
  return new Set(worker.match(/assets\/[\w.-]+\.js(?=["`])/gu)).size;
}

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
  const all = await countScripts();
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
