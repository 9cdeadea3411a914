import { describe, expect, test } from 'vitest';
import { phoneOf } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

/** How soon after the server's return what waited has to be there. */
const ARRIVED_WITHIN_MS = 60_000;

const site = siteOfTests();

async function countOfMessages(message: string): Promise<number> {
  const rows = await site.query<{ count: number }>(
    'select count(*)::int as count from chat_message where message = $1',
    [message],
  );
  return rows[0]?.count ?? 0;
}

describe('a message written while the server is away and the browser believes to be online', () => {
  test('arrives once the server is back, although the app was closed', async () => {
    const message = 'I saw it again this morning.';
    const { phone, page } = await phoneOf(site, 'may');
    await page.goto(`${site.origin}/issues`);
    await page
      .getByRole('link', { name: site.titles[1] ?? '' })
      .first()
      .click();
    await page.getByRole('tab', { name: /^Discussion/u }).click();
    await site.stop();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.getByLabel('Your message').fill(message);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const entry = page.getByRole('log').getByRole('article').filter({ hasText: message });
    await entry.getByText('Waiting to send').waitFor();
    // Keeps the browser open, as a phone keeps it without showing it.
    await phone.openTab();
    await page.close();

    await site.start();
    await expect
      .poll(() => countOfMessages(message), { timeout: ARRIVED_WITHIN_MS, interval: 500 })
      .toBe(1);
  });
});
