import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { readOutboxRows } from '#tests/support/browser/outboxRows.ts';
import { fillReport, signUp } from '#tests/support/browser/person.ts';
import {
  countOf,
  expectArrivedOnce,
  openApp,
  phoneOf,
  sendNow,
  writeUnder,
} from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { largePhoto, smallPhoto } from '#tests/support/cases/testPhoto.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests();

/** What the browser itself keeps of the site, by the part of its profile. */
function storedIn(folder: string, part: string): string[] {
  const place = path.join(folder, 'Default', part);
  return readdirSync(place).map((name) => path.join(place, name));
}

describe('a device without room', () => {
  test('never says "Saved", and keeps the form as it was typed', async () => {
    const title = 'No room for this one';
    const { phone } = await phoneOf(site, 'lea');
    // A browser believes for minutes that there is room, if there was when it last looked.
    await phone.close();
    const page = await phone.open();
    const protocol = await page.context().newCDPSession(page);
    const { origin } = site;
    await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
    await page.goto(`${origin}/issues`);
    await fillReport(page, { title, photo: await largePhoto(3) });
    site.line.set({ kind: 'cut' });
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await page
      .getByText(/There is no room left on this device/u)
      .first()
      .waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    await page.getByRole('img', { name: 'Photo 1 of 1' }).waitFor();
    expect(await readOutboxRows(page)).toEqual([]);
    expect(await shownToasts(page)).not.toContain('Saved on this device');

    await protocol.send('Storage.overrideQuotaForOrigin', { origin });
    site.line.set({ kind: 'open' });
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await seeToast(page, 'Issue reported');
    await expectArrivedOnce(site, page, title);
  });
});

const shownToasts = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, 'shownToasts') ?? []) as { text: string }[])
      .map(({ text }) => text)
      .join(),
  );

describe('storage that goes away', () => {
  test('under the open page: what waited is taken up, and the next report is kept again', async () => {
    const [gone, kept] = ['Gone with the storage', 'Written right after the loss'];
    const { page } = await phoneOf(site, 'moe');
    await writeUnder(site, page, { fault: { kind: 'cut' }, title: gone });
    // The browser closes the page's own connection and throws the data away, as in an eviction.
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Storage.clearDataForOrigin', {
      origin: site.origin,
      storageTypes: 'indexeddb',
    });
    await fillReport(page, { title: kept });
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await seeToast(page, 'Saved on this device');
    await page.goto(`${site.origin}/outbox`);
    const waiting = page.getByRole('region', { name: 'Waiting to send' });
    for (const title of [gone, kept]) await waiting.getByText(title).waitFor();
    expect(await page.getByText('may have been lost').count()).toBe(0);
    site.line.set({ kind: 'open' });
    await sendNow(page);
    for (const title of [gone, kept]) await expectArrivedOnce(site, page, title);
  });

  test('while the app was closed: a report is there with its photo, and arrives once', async () => {
    const title = 'Lost by a full disk';
    const { phone, page } = await phoneOf(site, 'nan');
    await writeUnder(site, page, { fault: { kind: 'cut' }, title });
    await phone.close();
    for (const place of storedIn(phone.folder, 'IndexedDB')) rmSync(place, { recursive: true });
    const again = await openApp(site, phone, '/outbox');
    await again.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
    expect(await again.getByText('may have been lost').count()).toBe(0);
    site.line.set({ kind: 'open' });
    await sendNow(again);
    await expectArrivedOnce(site, again, title);
  });

  test('while the app was closed, with all copies: the loss is said and not passed over', async () => {
    const title = 'Evicted overnight';
    const { phone, page } = await phoneOf(site, 'ned');
    await writeUnder(site, page, { fault: { kind: 'cut' }, title });
    await page.evaluate(() => caches.delete('trybe-unsent'));
    await phone.close();
    for (const place of storedIn(phone.folder, 'IndexedDB')) rmSync(place, { recursive: true });
    const again = await openApp(site, phone, '/outbox');
    await again
      .getByText('Up to 1 unsent item may have been lost with it.', { exact: false })
      .waitFor();
    await again.getByRole('button', { name: 'Understood' }).click();
    await again.reload();
    await again.getByText('Nothing waits here').waitFor();
    expect(await again.getByText('may have been lost').count()).toBe(0);
  });

  test('refused from the start: reports go out at once, or the form keeps them', async () => {
    const [first, second] = ['Sent without storage', 'Kept in the form alone'];
    const phone = deviceOfTest();
    await (await phone.open()).goto('about:blank');
    await phone.close();
    // A file where the folder has to be: every attempt to open a database fails.
    rmSync(path.join(phone.folder, 'Default', 'IndexedDB'), { recursive: true, force: true });
    writeFileSync(path.join(phone.folder, 'Default', 'IndexedDB'), '');
    const page = await phone.open();
    await signUp(page, site, 'oda');
    await fillReport(page, { title: first, photo: await smallPhoto(5) });
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await seeToast(page, 'Issue reported');
    expect(await countOf(site, first)).toBe(1);
    await fillReport(page, { title: second });
    site.line.set({ kind: 'cut' });
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await page
      .getByText(/does not let the app store anything/u)
      .first()
      .waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(second);
    expect(await shownToasts(page)).not.toContain('Saved on this device');
    site.line.set({ kind: 'open' });
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await expect.poll(() => countOf(site, second)).toBe(1);
  });

  test('that never answers: the form says before anything is typed that nothing is kept', async () => {
    const title = 'Written beside a storage that hangs';
    const phone = deviceOfTest();
    const page = await phone.open();
    await signUp(page, site, 'ole');
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      // A name of its own, and a version that an open connection to it blocks for ever.
      indexedDB.open = (name, version) => {
        if (name !== 'trybe-outbox') return open(name, version);
        open('hanging', 1);
        return open('hanging', 2);
      };
    });
    await page.goto(`${site.origin}/report-issue`);
    const notice = page.getByText('This device keeps nothing at the moment');
    await notice.waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('');
    await fillReport(page, { title });
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await expect.poll(() => countOf(site, title), { timeout: 30_000 }).toBe(1);
  });
});
