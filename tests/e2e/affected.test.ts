import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phoneOf } from '#tests/support/browser/queuedReport.ts';
import { readOutboxRows } from '#tests/support/browser/outboxRows.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

const meToo = (page: Page) => page.getByRole('button', { name: 'Affects me too' });
const isPressed = (page: Page) => expect.poll(() => meToo(page).getAttribute('aria-pressed'));

/** Who says that an issue affects them, as the database has it. */
async function affectedBy(title: string): Promise<string[]> {
  const rows = await site.query<{ username: string }>(
    `select username from issue_affected
     join app_user on app_user.id = user_id join issue on issue.id = issue_id
     where title = $1 and is_affected order by username`,
    [title],
  );
  return rows.map(({ username }) => username);
}

/** What the issue itself counts. */
async function countOf(title: string): Promise<number> {
  const [row] = await site.query<{ count: number }>(
    'select affected_count as count from issue where title = $1',
    [title],
  );
  return Number(row?.count);
}

async function openIssue(page: Page, title: string): Promise<void> {
  await page.goto(`${site.origin}/issues`);
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

describe('"Affects me too"', () => {
  test('is one press, shown at once, and another takes it back', async () => {
    const title = site.titles[0] ?? '';
    const { page } = await phoneOf(site, 'mia');
    await openIssue(page, title);
    await meToo(page).click();
    await page.getByText('1 affected', { exact: true }).waitFor();
    await isPressed(page).toBe('true');
    await expect.poll(() => affectedBy(title)).toEqual(['mia']);
    await page.reload();
    await isPressed(page).toBe('true');
    await meToo(page).click();
    await expect.poll(() => affectedBy(title)).toEqual([]);
    await isPressed(page).toBe('false');
  });

  test('waits without network, and counts each person once however often the line breaks', async () => {
    const title = site.titles[1] ?? '';
    const { page } = await phoneOf(site, 'ben');
    await openIssue(page, title);
    site.line.set({ kind: 'cut' });
    await meToo(page).click();
    await page.getByText('1 affected · Waiting to send', { exact: true }).waitFor();
    await isPressed(page).toBe('true');
    expect(await readOutboxRows(page)).toHaveLength(1);
    expect(await affectedBy(title)).toEqual([]);

    // It arrives, and nobody hears of it: the device has to send it again.
    site.line.set({ kind: 'drop-answer', matches: (method) => method === 'POST' });
    await page.reload();
    await expect.poll(() => affectedBy(title), { timeout: 20_000 }).toEqual(['ben']);
    site.line.set({ kind: 'open' });
    await page.reload();
    const states = async () => (await readOutboxRows(page)).map(({ status }) => status);
    await expect.poll(states, { timeout: 20_000 }).toEqual(['received']);
    await page.getByText('1 affected', { exact: true }).waitFor();
    expect(await affectedBy(title)).toEqual(['ben']);
    expect(await countOf(title)).toBe(1);
  });
});
