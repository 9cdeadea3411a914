import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillReport } from '#tests/support/browser/person.ts';
import {
  expectArrivedOnce,
  phoneOf,
  sendNow,
  writeUnder,
} from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { buildNewerRelease, type Release } from '#tests/support/servers/newerRelease.ts';
import type { Fault } from '#tests/support/servers/faultProxy.ts';

/** Of the outbox's database; this release asks for the one before. */
const NEWER = 3;

/** The app itself comes through, its calls do not: what is written has to wait. */
const NO_API: Fault = {
  kind: 'answer',
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<h1>Bad Gateway</h1>',
  matches: (_, url) => url.startsWith('/api/'),
};

const site = siteOfTests();
let newer: Release;
beforeAll(async () => {
  newer = await buildNewerRelease();
}, 300_000);
afterAll(() => newer.remove());

const entryIn = (html: string) => /src="(?<entry>\/assets\/[^"]+)"/u.exec(html)?.groups?.entry;

/** The other release is served from now on, and the page has become its. */
async function changeTo(page: Page, release: Release | null): Promise<void> {
  await site.serve(release?.main ?? null);
  const served = entryIn(await (await fetch(`${site.origin}/index.html`)).text());
  const entry = () =>
    page
      .evaluate(() => document.querySelector('script[src^="/assets/"]')?.getAttribute('src'))
      .catch(() => '');
  expect(await entry()).not.toBe(served);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(entry, { timeout: 60_000 }).toBe(served);
}

/** The number of the outbox's database on the device. */
const databaseVersion = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return databases.find(({ name }) => name === 'trybe-outbox')?.version;
  });

async function write(page: Page, title: string): Promise<void> {
  await writeUnder(site, page, { fault: NO_API, title });
}

const waiting = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Waiting to send' }).getByText(title);

test('a device goes to a newer release and back, and what both wrote is sent by the older one', async () => {
  const titles = ['Written before', 'Written with the newer one', 'Written after it'];
  const [before = '', during = '', after = ''] = titles;
  const draft = 'Begun with the newer one';
  const { page } = await phoneOf(site, 'rea');
  await write(page, before);

  await changeTo(page, newer);
  await page.goto(`${site.origin}/outbox`);
  await waiting(page, before).waitFor();
  await write(page, during);
  expect(await databaseVersion(page)).toBe(NEWER);
  await fillReport(page, { title: draft });
  await page.getByText('Draft kept. Nothing has been sent yet.').waitFor();
  await page.goto(`${site.origin}/outbox`);

  await changeTo(page, null);
  expect(await databaseVersion(page)).toBe(NEWER);
  await page.goto(`${site.origin}/outbox`);
  for (const title of [before, during]) await waiting(page, title).waitFor();
  await page.getByRole('region', { name: 'Drafts' }).getByText(draft).waitFor();
  await page.goto(`${site.origin}/report-issue`);
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(draft);
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await page.waitForURL('**/outbox');
  await write(page, after);

  site.line.set({ kind: 'open' });
  await sendNow(page);
  for (const title of [...titles, draft]) await expectArrivedOnce(site, page, title);
});
