import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { fillReport } from '#tests/support/browser/person.ts';
import { expectArrivedOnce, phoneOf, writeUnder } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import type { Fault } from '#tests/support/servers/faultProxy.ts';

const site = siteOfTests();

const PORTAL: Fault = {
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<h1>Welcome to Hotel WiFi</h1>',
};
/** A gateway that leaves programs alone. */
const PORTAL_OF_PAGES: Fault = { ...PORTAL, matches: (_, url) => !url.startsWith('/api/') };

/** What happens to the kept files of the app. */
const HARM = {
  'are gone': (page: Page) => page.evaluate(() => caches.delete('trybe-app')),
  'are garbage': (page: Page) => harm(page, '', 'garbage'),
  'are a portal’s page': (page: Page) => harm(page, 'index.html', '<h1>Welcome to Hotel WiFi</h1>'),
  'lack the scripts': (page: Page) => harm(page, '.js', null),
};

/** Puts this text in the place of each kept file of the app; null: removes it. */
const harm = (page: Page, part: string, text: string | null) =>
  page.evaluate(
    async ([name, put]) => {
      const cache = await caches.open('trybe-app');
      const keys = (await cache.keys()).filter(({ url }) => url.includes(name ?? ''));
      for (const key of keys) {
        if (put === null) await cache.delete(key);
        else await cache.put(key, new Response(put));
      }
    },
    [part, text],
  );

const heading = (page: Page) => page.getByRole('heading', { name: 'Parts of the app are missing' });
const listed = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

describe.each(Object.entries(HARM))('files of the app that %s', (kind, harmIt) => {
  test.each([
    ['a dead line', { kind: 'cut' }],
    ['a portal', PORTAL],
  ] as const)('leave what waits to be read and saved behind %s', async (line, fault) => {
    const title = `Written before files ${kind}, ${line}`;
    const name = `e${Object.keys(HARM).indexOf(kind)}${line.length}`;
    const { page } = await phoneOf(site, name);
    await writeUnder(site, page, { fault: { kind: 'cut' }, title });
    site.line.set(fault);
    await harmIt(page);
    await page.goto(`${site.origin}/issues`);
    await heading(page).waitFor();
    await listed(page, title).getByText('Photos: 1').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      items: { body: { title: string } }[];
    };
    expect(file.items.map(({ body }) => body.title)).toEqual([title]);

    site.line.set({ kind: 'open' });
    await heading(page).waitFor({ state: 'detached' });
    await page.getByRole('article').first().waitFor();
    await expectArrivedOnce(site, page, title);
  });
});

test('the page without the app sends what waits, and says where it is', async () => {
  const title = 'Sent by the emergency page';
  const { page } = await phoneOf(site, 'una');
  await writeUnder(site, page, { fault: { kind: 'cut' }, title });
  await harm(page, '', 'garbage');
  await page.goto(`${site.origin}/report-issue`);
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('The server cannot be reached. Everything stays on this device.').waitFor();
  await listed(page, title).getByText('Saved on this device').waitFor();
  site.line.set(PORTAL_OF_PAGES);
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('Everything that could be sent has been sent.').waitFor();
  await page.getByText('Nothing waits on this device.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  site.line.set({ kind: 'open' });
  await expectArrivedOnce(site, page, title);
});

test('the page without the app shows drafts, and nothing of who has signed out', async () => {
  const title = 'Typed a moment before';
  const { page } = await phoneOf(site, 'ada');
  await fillReport(page, { title });
  await page.evaluate(() => caches.delete('trybe-app'));
  site.line.set({ kind: 'cut' });
  await page.goto(`${site.origin}/issues`);
  await listed(page, title).getByText('Not submitted yet').waitFor();
  await page.evaluate(() => localStorage.removeItem('trybe-last-writer'));
  await page.reload();
  await page.getByText('written by somebody who has signed out').waitFor();
  expect(await page.getByText(title).count()).toBe(0);
  site.line.set({ kind: 'open' });
});

test('a page whose own code is gone leads to what waits', async () => {
  const { page } = await phoneOf(site, 'eva');
  const title = 'Behind a missing page';
  await writeUnder(site, page, { fault: { kind: 'cut' }, title });
  await page.goto(`${site.origin}/issues`);
  await harm(page, 'assets/', null);
  await page.getByRole('link', { name: 'Map', exact: true }).first().click();
  await page.getByRole('button', { name: 'See what waits on this device' }).click();
  await listed(page, title).waitFor();
  site.line.set({ kind: 'open' });
  await page.getByRole('link', { name: 'Open the app' }).click();
  await expectArrivedOnce(site, page, title);
});
