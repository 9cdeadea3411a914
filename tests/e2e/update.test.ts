import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newDevice } from '#tests/support/device.ts';
import { seeInstalled, signUp } from '#tests/support/person.ts';
import { startSite, type Site } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

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

/** Longer than the app takes to look again whether it may reload. */
const STILL_MS = 2_500;

/** A page that was not loaded anew since still knows the mark. */
const MARK = 'e2e-mark';
const mark = (page: Page) => page.evaluate((name) => Reflect.set(window, name, true), MARK);
const isSamePage = (page: Page) => page.evaluate((name) => Reflect.has(window, name), MARK);

describe('a new version of the app', () => {
  test('waits while somebody types, and takes over when nothing can be lost', async () => {
    const phone = newDevice();
    onTestFinished(phone.discard);
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
    await lookForUpdate(reading);
    await typing.getByText('A new version of Trybe is ready.').waitFor();
    await reading.getByText('A new version of Trybe is ready.').waitFor();
    expect(await isSamePage(reading)).toBe(true);

    await reading.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => isSamePage(reading).catch(() => true)).toBe(false);
    await reading.getByText(site.titles[0] ?? '').waitFor();
    expect(await isSamePage(typing)).toBe(true);
    expect(await typing.getByLabel('Title').inputValue()).toBe('Half a title');

    await typing.getByLabel('Title').fill('');
    await expect.poll(() => isSamePage(typing).catch(() => true)).toBe(false);
  });

  test('waits while a message is typed, and the message is there after the update', async () => {
    const phone = newDevice();
    onTestFinished(phone.discard);
    const page = await phone.open();
    await signUp(page, site, 'noa');
    await seeInstalled(page);
    await page.goto(`${site.origin}/issues`);
    const link = page.getByRole('link', { name: site.titles[0] ?? '' }).first();
    await page.goto(new URL(`${await link.getAttribute('href')}#discussion`, site.origin).href);
    await page.getByLabel('Your message').fill('Half a message');
    await page.getByText('Draft saved on this device').waitFor();
    await mark(page);
    await publishNewVersion('Yet another version.');
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Update now' }).click();
    await page.waitForTimeout(STILL_MS);
    expect(await isSamePage(page)).toBe(true);
    const other = await phone.openTab();
    await page.close();
    await other.goto(page.url());
    await expect.poll(() => other.getByLabel('Your message').inputValue()).toBe('Half a message');
  });
});

describe('the first visit', () => {
  test('is not reloaded by the worker that takes it over', async () => {
    const phone = newDevice();
    onTestFinished(phone.discard);
    const page = await phone.open();
    // The second page opens while the worker is still being installed for the first.
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
  });
});
