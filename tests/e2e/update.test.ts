import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { fillReport, seeInstalled, signUp } from '#tests/support/browser/person.ts';
import {
  countOf,
  expectArrivedOnce,
  phoneOf,
  statusOf,
} from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

/** From now on the server has another version of the app's worker. */
async function publishNewVersion(note = 'Another version.'): Promise<void> {
  const response = await fetch(`${site.origin}/serviceWorker.js`);
  site.line.set({
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    body: `${await response.text()}\n// ${note}\n`,
    matches: (_, url) => url === '/serviceWorker.js',
  });
}

/** What the app does every hour and whenever it comes to the front. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

const isReport = (method: string, url: string) => method === 'POST' && url === '/api/issues';

/** Longer than the app takes to look again whether it may reload. */
const STILL_MS = 2_500;

/** A page that was not reloaded since still knows the mark. */
const MARK = 'e2e-mark';
const mark = (page: Page) => page.evaluate((name) => Reflect.set(window, name, true), MARK);
const isSamePage = (page: Page) => page.evaluate((name) => Reflect.has(window, name), MARK);

describe('a new version of the app', () => {
  test('waits while somebody types, and takes over when nothing can be lost', async () => {
    const phone = deviceOfTest();
    const typing = await phone.open();
    await signUp(typing, site, 'mia');
    await seeInstalled(typing);
    await typing.goto(`${site.origin}/report-issue`);
    await typing.getByLabel('Title').fill('Half a title');
    await mark(typing);
    const reading = await phone.openTab();
    await reading.goto(`${site.origin}/issues`);
    await reading.getByText(site.titles[0] ?? '').waitFor();
    await mark(reading);

    await publishNewVersion();
    site.line.forwarded.length = 0;
    await lookForUpdate(reading);
    await typing.getByText('A new version is ready.').waitFor();
    await reading.getByText('A new version is ready.').waitFor();
    expect(await isSamePage(reading)).toBe(true);

    await reading.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => isSamePage(reading).catch(() => true)).toBe(false);
    await reading.getByText(site.titles[0] ?? '').waitFor();
    expect(await isSamePage(typing)).toBe(true);
    expect(await typing.getByLabel('Title').inputValue()).toBe('Half a title');

    await typing.getByLabel('Title').fill('');
    await expect.poll(() => isSamePage(typing).catch(() => true)).toBe(false);
    // Every other file of the app is the one that the device has.
    expect(site.line.forwarded.filter((line) => line.includes('/assets/'))).toEqual([]);
  });

  test('waits while a message is typed, and the message is there after the update', async () => {
    const phone = deviceOfTest();
    const page = await phone.open();
    await signUp(page, site, 'noa');
    await seeInstalled(page);
    await page.goto(`${site.origin}/issues`);
    const link = page.getByRole('link', { name: site.titles[0] ?? '' }).first();
    const { href } = new URL(`${await link.getAttribute('href')}#discussion`, site.origin);
    await page.goto(href);
    await page.getByLabel('Your message').fill('Half a message');
    await page.getByText('Draft kept. Nothing has been sent yet.').waitFor();
    await mark(page);
    await publishNewVersion('Yet another version.');
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Update now' }).click();
    await page.waitForTimeout(STILL_MS);
    expect(await isSamePage(page)).toBe(true);
    // Left in the app, the page has nothing typed on it any more.
    await page.getByRole('link', { name: 'Issues', exact: true }).first().click();
    await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
    await page.getByText(site.titles[0] ?? '').waitFor();
    await page.goto(href);
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('Half a message');
  });
});

/** A version that waits, and a report whose answer does not arrive; the page is marked. */
async function sendUnderNewVersion(
  page: Page,
  { title, fault }: { title: string; fault: 'hold-answer' | 'stay-answer' },
): Promise<void> {
  await publishNewVersion(`A version for ${title}.`);
  await lookForUpdate(page);
  await page.getByText('A new version is ready.').waitFor();
  await fillReport(page, { title });
  await mark(page);
  site.line.set({ kind: fault, matches: isReport });
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await page.getByText('Sending (0%)').first().waitFor();
}

describe('a new version while a report is on its way', () => {
  test('waits until the report has arrived, and takes over then', async () => {
    const title = 'Sent while the app was renewed';
    site.line.set({ kind: 'open' });
    const { page } = await phoneOf(site, 'pia');
    await sendUnderNewVersion(page, { title, fault: 'hold-answer' });
    await page.getByRole('button', { name: 'Update now' }).click();
    await page.waitForTimeout(STILL_MS);
    expect(await isSamePage(page)).toBe(true);
    site.line.set({ kind: 'open' });
    await expect.poll(() => isSamePage(page).catch(() => true), { timeout: 30_000 }).toBe(false);
    await expectArrivedOnce(site, page, title);
  });

  test('waits on every page, not only before the form with the report', async () => {
    const title = 'Sent while somebody looks elsewhere';
    site.line.set({ kind: 'open' });
    const { page } = await phoneOf(site, 'pat');
    await sendUnderNewVersion(page, { title, fault: 'stay-answer' });
    await page.getByRole('link', { name: /1 waiting to be sent/u }).click();
    await page.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
    await page.getByRole('button', { name: 'Update now' }).click();
    await page.waitForTimeout(STILL_MS);
    expect(await isSamePage(page)).toBe(true);
    site.line.set({ kind: 'open' });
    await expect.poll(() => statusOf(page, title).catch(() => null)).toBe('received');
    expect(await countOf(site, title)).toBe(1);
  });
});

/** What two pages load and what the install fetches beside the pack. */
const MOST_FILES_OF_A_VISIT = 80;

describe('the first visit', () => {
  test('is not reloaded by the worker that takes it over', async () => {
    const phone = deviceOfTest();
    const page = await phone.open();
    // The second page opens while the worker is still being installed for the first.
    site.line.forwarded.length = 0;
    const isInstalling = (_: string, url: string) => url === '/index.html';
    site.line.set({ kind: 'slow', delayMs: 2_000, matches: isInstalling });
    await page.goto(`${site.origin}/auth`);
    await expect
      .poll(() => site.line.forwarded.some((line) => line.endsWith(' /index.html')))
      .toBe(true);
    await page.goto(`${site.origin}/issues`);
    await mark(page);
    await seeInstalled(page);
    await page.getByText(site.titles[0] ?? '').waitFor();
    expect(await isSamePage(page)).toBe(true);
    const packs = site.line.forwarded.filter((line) => /\/assets\/\w+\.json$/u.test(line));
    expect(packs).toHaveLength(1);
    const { length } = site.line.forwarded.filter((line) => line.includes('/assets/'));
    expect(length).toBeLessThan(MOST_FILES_OF_A_VISIT);
  });
});
