import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { fillReport } from '#tests/support/browser/person.ts';
import { phoneOf } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { copiesOnDevice } from './sentForms.ts';

const [EARLIER, LATER] = ['Words of last week', 'Words of today'];
const KEPT = 'Draft kept. Nothing has been sent yet.';

const site = siteOfTests();

/** Another tab has the drafts for itself, until it is told to let go. */
async function holdDrafts(page: Page): Promise<() => Promise<void>> {
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/theme.js`);
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('trybe-outbox');
        opening.addEventListener('success', () => {
          const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
          const goOn = () => {
            resolve();
            if (!Reflect.get(globalThis, 'letsGo'))
              drafts.count().addEventListener('success', goOn);
          };
          goOn();
        });
      }),
  );
  return async () => {
    await other.evaluate(() => Reflect.set(globalThis, 'letsGo', true));
    await other.close();
  };
}

describe('a device that takes long to read its drafts', () => {
  test('offers an earlier message beside what was typed meanwhile, and keeps both', async () => {
    const { id } = await fileReport(await site.join('reporterOfLate'), { title: 'Late lamp' });
    const { page } = await phoneOf(site, 'lateMessage');
    const field = page.getByLabel('Your message', { exact: true });
    await page.goto(`${site.origin}/issues/${id}#discussion`);
    await field.fill(EARLIER);
    await page.getByText(KEPT).waitFor();
    await page.goto('about:blank');
    const letGo = await holdDrafts(page);
    await page.goto(`${site.origin}/issues/${id}#discussion`);
    await field.fill(LATER);
    await page.waitForTimeout(1_000);
    expect(await field.inputValue()).toBe(LATER);
    await letGo();
    await page.getByRole('button', { name: 'Show the earlier draft' }).click();
    await expect.poll(() => field.inputValue()).toBe(EARLIER);
    for (const text of [EARLIER, LATER]) expect(await copiesOnDevice(page, text)).toHaveLength(1);
  });

  test('opens the report form without its draft, and offers it as soon as it is read', async () => {
    const { page } = await phoneOf(site, 'lateReport');
    await fillReport(page, { title: EARLIER });
    await page.getByText(KEPT).waitFor();
    const { href } = new URL(page.url());
    await page.goto('about:blank');
    const letGo = await holdDrafts(page);
    await page.goto(href);
    const title = page.getByLabel('Title');
    await title.waitFor();
    await page.getByText('This device keeps nothing at the moment').waitFor();
    await title.fill(LATER);
    await letGo();
    await page.getByRole('button', { name: `Continue: ${EARLIER}` }).click();
    await expect.poll(() => title.inputValue()).toBe(EARLIER);
    for (const text of [EARLIER, LATER]) expect(await copiesOnDevice(page, text)).toHaveLength(1);
  });
});
