import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phoneOf } from '#tests/support/browser/queuedReport.ts';
import { readOutboxRows } from '#tests/support/browser/outboxRows.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

const FOLLOWING = '/mine?list=following';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function statesOf(page: Page): Promise<string[]> {
  return (await readOutboxRows(page)).map(({ status }) => status);
}

/** Which issues a person follows, as the database has it. */
async function followedBy(username: string): Promise<string[]> {
  const rows = await site.query<{ title: string }>(
    `select title from issue_follow join issue on issue.id = issue_id
     join app_user on app_user.id = user_id where username = $1 and is_following`,
    [username],
  );
  return rows.map(({ title }) => title);
}

async function areasOf(username: string): Promise<string[]> {
  const rows = await site.query<{ name: string }>(
    `select name from area_follow join app_user on app_user.id = user_id where username = $1`,
    [username],
  );
  return rows.map(({ name }) => name);
}

test('an issue followed while the server is stopped is followed once it is back, and let go the same way', async () => {
  const [title = ''] = site.titles;
  const { page } = await phoneOf(site, 'mia');
  await page.goto(`${site.origin}/issues`);
  await page.getByRole('link', { name: title }).first().click();
  await button(page, /^Follow$/u).waitFor();

  await site.stop();
  await button(page, /^Follow$/u).click();
  await button(page, /^Following · Waiting to send$/u).waitFor();
  await page.reload();
  await button(page, /^Following · Waiting to send$/u).waitFor();
  expect(await statesOf(page)).toEqual(['waiting']);
  await site.start();
  await expect.poll(() => statesOf(page), { timeout: 30_000 }).toEqual(['received']);
  await page.getByText('You follow this issue').first().waitFor();
  await button(page, /^Following$/u).waitFor();
  expect(await followedBy('mia')).toEqual([title]);

  await site.stop();
  await button(page, /^Following$/u).click();
  await button(page, /^Follow · Waiting to send$/u).waitFor();
  // Pressed again it is one row, not three.
  await button(page, /^Follow · Waiting to send$/u).click();
  await button(page, /^Following · Waiting to send$/u).click();
  await button(page, /^Follow · Waiting to send$/u).waitFor();
  await page.goto(`${site.origin}/outbox`);
  await page.getByText('Stop following').first().waitFor();
  await site.start();
  await expect.poll(() => statesOf(page), { timeout: 30_000 }).toEqual(['received', 'received']);
  expect(await followedBy('mia')).toEqual([]);
}, 180_000);

test('an area followed and one ended while the server is stopped stand so once it is back', async () => {
  const { page } = await phoneOf(site, 'ben');
  await page.setViewportSize({ width: 1280, height: 800 });
  const follow = async () => {
    await page.goto(`${site.origin}/map?at=41.88197,-87.63396,14`);
    await page.getByRole('button', { name: 'Follow this area' }).click();
  };
  await follow();
  await page.getByText('You follow this area').first().waitFor();
  const before = await areasOf('ben');
  expect(before).toHaveLength(1);
  await page.goto(site.origin + FOLLOWING);
  const list = page.getByRole('list', { name: 'Areas you follow' });
  await list.getByRole('link').waitFor();

  await site.stop();
  await list.getByRole('button', { name: /^Stop following/u }).click();
  await page.getByText(/^No areas yet/u).waitFor();
  await follow();
  await page.getByText('What you follow here is waiting to be sent.').waitFor();
  expect((await statesOf(page)).filter((status) => status === 'waiting')).toHaveLength(2);
  await site.start();
  const allReceived = ['received', 'received', 'received'];
  await expect.poll(() => statesOf(page), { timeout: 30_000 }).toEqual(allReceived);
  const after = await site.query('select 1 from area_follow');
  expect(after).toHaveLength(1);
  await page.goto(site.origin + FOLLOWING);
  await list.getByRole('link').waitFor();
  expect(await list.getByRole('listitem').count()).toBe(1);
}, 180_000);
