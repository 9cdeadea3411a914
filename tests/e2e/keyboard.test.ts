import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { PASSWORD } from '#tests/support/registerAs.ts';

const site = siteOfTests();

const MAX_STOPS = 60;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Walks with the Tab key to that control; every stop on the way has to show where it is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
    expect(await focusWithoutMark(page)).toBe(null);
  }
  throw new Error(`The Tab key does not get to ${String(target)}`);
}

/** Waits until a page has taken the focus to its heading, or while that loads to its main part. */
async function seeArrived(page: Page, address: string): Promise<void> {
  await page.waitForURL(address);
  const hasArrived = () => page.evaluate(() => document.activeElement?.matches('main, main h1'));
  await expect.poll(hasArrived).toBe(true);
}

/** The focused control if nothing marks it: neither an outline nor a shadow, on it or around it. */
function focusWithoutMark(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const isMarked = (element: Element | null, pseudo?: string) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return hasOutline || boxShadow !== 'none';
    };
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return null;
    const isSeen =
      isMarked(activeElement) ||
      isMarked(activeElement, '::after') ||
      isMarked(activeElement.parentElement);
    return isSeen ? null : activeElement.outerHTML;
  });
}

describe('by the keyboard alone', () => {
  test('somebody signs in, opens an issue and posts a message', async () => {
    await site.join('ned');
    const laptop = deviceOfTest();
    const page = await laptop.open();
    await page.goto(`${site.origin}/issues`);
    await page.getByText(site.titles[0] ?? '').waitFor();

    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
    await tabTo(page, page.getByRole('link', { name: 'Sign In' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Username or Email'));
    await page.keyboard.type('ned');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await seeToast(page, 'Welcome back!');
    await seeArrived(page, `${site.origin}/`);

    await tabTo(page, page.getByRole('link', { name: 'Issues', exact: true }).first());
    await page.keyboard.press('Enter');
    await seeArrived(page, `${site.origin}/issues`);
    const title = site.titles[0] ?? '';
    await tabTo(
      page,
      page.getByRole('article').filter({ hasText: title }).getByRole('link').first(),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await seeArrived(page, `${site.origin}/issues/*`);

    await tabTo(page, page.getByRole('tab', { name: 'Details' }));
    const discussion = page.getByRole('tab', { name: /^Discussion/u });
    while (!(await hasFocus(discussion))) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Your message'));
    await page.keyboard.type('I can bring a ladder on Saturday.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await seeToast(page, 'Message sent!');
    await page.getByRole('log').getByText('I can bring a ladder on Saturday.').waitFor();
    const rows = await site.query('select 1 from chat_message');
    expect(rows).toHaveLength(1);
  });
});
