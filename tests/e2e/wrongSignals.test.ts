import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fillReport } from '#tests/support/browser/person.ts';
import { countOf, expectArrivedOnce, phoneOf } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests();

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Report' }).click();

const LOOK_MS = 10_000;
/** Of an open list that nothing happens to: what it begins with, and a look or two. */
const MOST_REQUESTS = 25;

describe('a browser that believes to be offline on a whole line', () => {
  test('asks for nothing again and again, and what is written arrives', async () => {
    const title = 'Written by a browser that is wrong';
    const { page } = await phoneOf(site, 'amy');
    const believe = () =>
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    await page.addInitScript(believe);
    for (const worker of page.context().serviceWorkers()) await worker.evaluate(believe);
    await page.goto(`${site.origin}/issues`);
    await page.getByRole('article').first().waitFor();
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    site.line.forwarded.length = 0;
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await page.waitForTimeout(LOOK_MS);
    expect(site.line.forwarded.length).toBeLessThan(MOST_REQUESTS);
    await fillReport(page, { title, photo: await smallPhoto(3) });
    await submit(page);
    await expectArrivedOnce(site, page, title);
  });
});

/** A hole is known after three seconds; the rest is for a busy machine. */
const KNOWN_WITHIN_MS = 6_000;

describe('a hole, in which everything vanishes', () => {
  test('keeps nobody at a form that is sent, and ends with one report', async () => {
    const title = 'Sent into a hole';
    const { page } = await phoneOf(site, 'hole');
    await page.goto(`${site.origin}/issues`);
    await fillReport(page, { title, photo: await smallPhoto(4) });
    site.line.set({ kind: 'swallow' });
    const pressedAt = performance.now();
    await submit(page);
    await page.waitForURL('**/outbox');
    expect(performance.now() - pressedAt).toBeLessThan(KNOWN_WITHIN_MS);
    await seeToast(page, 'Saved on this device');
    await page.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
    expect(await countOf(site, title)).toBe(0);
    site.line.set({ kind: 'open' });
    await expectArrivedOnce(site, page, title);
  });
});
