import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pressLogout, signIn, signUp } from '#tests/support/browser/person.ts';
import { countOf, phoneOf, sendNow, writeUnder } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests();

const EMPTY = 'Nothing waits here';

const freeze = (username: string, isFrozen: boolean) =>
  site.query('update app_user set is_frozen = $2 where username = $1', [username, isFrozen]);

async function openDiscussion(page: Page): Promise<void> {
  await page.goto(`${site.origin}/issues`);
  const link = page.getByRole('link', { name: site.titles[0] ?? '' }).first();
  const { href } = new URL((await link.getAttribute('href')) ?? '', site.origin);
  await page.goto(`${href}#discussion`);
}

/** Messages that wait, written without a line. */
async function writeMessages(page: Page, texts: readonly string[]): Promise<void> {
  await openDiscussion(page);
  await page.getByLabel('Your message').waitFor();
  site.line.set({ kind: 'cut' });
  for (const text of texts) {
    await page.getByLabel('Your message').fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('');
  }
}

describe('what waits of somebody whose account is gone', () => {
  test('can be read, saved and discarded, and is not shown to the next person', async () => {
    const [kept, discarded] = ['Waits for its author', 'Not wanted any more'];
    const { page } = await phoneOf(site, 'gus');
    for (const title of [kept, discarded])
      await writeUnder(site, page, { fault: { kind: 'cut' }, title });
    await site.query(
      'delete from session where user_id = (select id from app_user where username = $1)',
      ['gus'],
    );
    site.line.set({ kind: 'open' });
    await page.goto(`${site.origin}/outbox`);
    await page.getByText('You are not signed in.').waitFor();
    const waiting = page.getByRole('region', { name: 'Waiting to send' });
    await waiting.getByText(kept).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export unsent' }).click();
    expect((await download).suggestedFilename()).toBe('trybe-unsent.json');
    await page.getByRole('button', { name: `Discard: ${discarded}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await waiting.getByText(discarded).waitFor({ state: 'hidden' });
    expect(
      await page.getByRole('button', { name: /^(?:Edit|Resend|Send now|Import)/u }).count(),
    ).toBe(0);

    await signUp(page, site, 'hal');
    await page.goto(`${site.origin}/outbox`);
    await page.getByText(EMPTY).waitFor();
    expect(await page.getByText(kept).count()).toBe(0);
    await pressLogout(page);
    await seeToast(page, 'Logged out');
    await page.goto(`${site.origin}/outbox`);
    await page.waitForURL('**/auth?redirect=%2Foutbox');
    await signIn(page, 'gus');
    await page.waitForURL('**/outbox');
    await sendNow(page);
    await expect.poll(() => countOf(site, kept), { timeout: 30_000 }).toBe(1);
    expect(await countOf(site, discarded)).toBe(0);
  });
});

describe('refusals', () => {
  test('of many items are one notice, and all are sent again by one press', async () => {
    const texts = ['One of four', 'Two of four', 'Three of four', 'Four of four'];
    const { page } = await phoneOf(site, 'ike');
    await writeMessages(page, texts);
    await freeze('ike', true);
    site.line.set({ kind: 'open' });
    await page.goto(`${site.origin}/outbox`);
    await sendNow(page);
    const attention = page.getByRole('region', { name: 'Needs attention' });
    for (const text of texts) await attention.getByText(text).waitFor();
    await page.getByRole('link', { name: /4 need attention/u }).waitFor();
    expect(await page.getByRole('link', { name: /waiting to be sent/u }).count()).toBe(0);
    await seeToast(page, '4 items were refused');
    const shown = await page.evaluate(
      () => ((Reflect.get(window, 'shownToasts') ?? []) as { text: string }[]).length,
    );
    expect(shown).toBe(1);

    await freeze('ike', false);
    await page.getByRole('button', { name: 'Resend all (4)' }).click();
    const received = page.getByRole('region', { name: 'Received' });
    for (const text of texts) await received.getByText(text).waitFor();
  });

  test('of a frozen account are tried again by themselves once it is free', async () => {
    const { page } = await phoneOf(site, 'jon');
    await writeMessages(page, ['Held by a freeze']);
    await freeze('jon', true);
    site.line.set({ kind: 'open' });
    await page.goto(`${site.origin}/outbox`);
    await sendNow(page);
    const text = 'Held by a freeze';
    await page.getByRole('region', { name: 'Needs attention' }).getByText(text).waitFor();
    await freeze('jon', false);
    await page.reload();
    await page.getByRole('region', { name: 'Received' }).getByText(text).waitFor();
    await expect.poll(() => page.getByRole('link', { name: /need/u }).count()).toBe(0);
  });
});

test('the outbox never says that nothing waits while it reads the drafts', async () => {
  const { page } = await phoneOf(site, 'joy');
  await page.goto(`${site.origin}/report-issue`);
  await page.getByLabel('Title').fill('Begun and left');
  await page.getByText('Draft kept.').waitFor();
  await page.evaluate((words) => {
    const look = () => {
      if (document.body.textContent?.includes(words)) Reflect.set(window, 'saidEmpty', true);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  }, EMPTY);
  await page.getByRole('link', { name: 'Online' }).click();
  await page.getByRole('region', { name: 'Drafts' }).getByText('Begun and left').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'saidEmpty'))).toBeUndefined();
});
