import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { issueOfRosa, ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = ownDemoSiteOfTests();

const TYPED = 'Its photo shows the number plate of my neighbour.';
const MEANT_OTHERWISE = 'This was meant in the name of another person';

/** As another browser window does: the page hears nothing of it. */
async function becomeSam(page: Page): Promise<void> {
  const data = { emailOrUsername: 'sam', password: 'trybe-demo-2026' };
  expect((await page.context().request.post('/api/login', { data })).ok()).toBe(true);
}

/** Dan reports the issue to the moderators, and has not sent it yet. */
async function typeAsDan(): Promise<Page> {
  const { id } = await issueOfRosa(site);
  const page = await site.visit({ as: 'dan' });
  await page.goto(`/issues/${id}`);
  await page.getByRole('button', { name: /^Report this issue/u }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('textbox').fill(TYPED);
  return page;
}

async function seeNothingOfDans(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Report this issue/u }).click();
  const text = page.getByRole('dialog').getByRole('textbox');
  expect(await text.inputValue()).toBe('');
}

describe('what one person typed is never sent by the next', () => {
  test('whose cookie took the place behind the page: it is refused, said, and gone from the form', async () => {
    const page = await typeAsDan();
    const sent: number[] = [];
    page.on('response', (answer) => {
      if (answer.request().method() === 'POST') sent.push(answer.status());
    });
    await becomeSam(page);
    await page.getByRole('button', { name: 'Send report' }).click();
    await seeToast(page, MEANT_OTHERWISE);
    await seeNothingOfDans(page);
    expect(sent).toEqual([403]);
  });

  test('who signs in in another tab: the form of the first is empty', async () => {
    const page = await typeAsDan();
    await becomeSam(page);
    await (await page.context().newPage()).goto('/faq');
    await seeNothingOfDans(page);
  });

  test('and the first finds it again where they left it', async () => {
    const page = await typeAsDan();
    await becomeSam(page);
    const other = await page.context().newPage();
    await other.goto('/faq');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const data = { emailOrUsername: 'dan', password: 'trybe-demo-2026' };
    await page.context().request.post('/api/login', { data });
    await page.reload();
    await page.getByRole('button', { name: /^Report this issue/u }).click();
    await expect.poll(() => page.getByRole('dialog').getByRole('textbox').inputValue()).toBe(TYPED);
  });
});
