import { expect, test } from 'vitest';
import { issueOfRosa, ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { CONSOLE_ROUTES } from '#tests/support/browser/routes.ts';
import { translate } from '#tests/support/browser/translator.ts';
import { FAILED, tryEverything } from '#tests/support/browser/tryEverything.ts';

const site = ownDemoSiteOfTests();

const KEPT = 'Draft kept. Nothing has been sent yet.';
const PAGES: Record<string, string[]> = {
  nobody: [
    '/',
    '/auth',
    '/auth?preferredRole=solver',
    '/reset-password',
    '/issues',
    '/map',
    '/faq',
    '/transparency',
    '/leaderboard',
    '/issues/:id',
  ],
  dan: ['/issues/:id', '/mine', '/mine?list=following', '/outbox'],
  sam: ['/issues/:id', '/profile', '/mailbox'],
  rosa: [
    '/report-issue',
    '/profile?section=settings',
    '/profile?section=settings&page=sign-in',
    '/profile?section=settings&page=notifications',
    '/issues/:id',
  ],
  amira: ['/desk', '/desk/moderation', '/decisions', '/jury'],
  odile: [...CONSOLE_ROUTES],
};

test.each(Object.entries(PAGES))(
  'whatever is on a translated page can be used: %s',
  { tags: 'whole-run', timeout: 600_000 },
  async (as, paths) => {
    const { id } = await issueOfRosa(site);
    const page = await site.visit(as === 'nobody' ? {} : { as });
    await translate(page);
    for (const path of paths) {
      expect(await tryEverything(page, path.replace(':id', id))).toEqual([]);
    }
  },
);

test('what is typed into a report outlives pauses, discarding and the press of a button', async () => {
  const page = await site.visit({ as: 'rosa' });
  await translate(page);
  await page.goto('/report-issue');
  const title = page.getByLabel('Title');
  await title.pressSequentially('A lamp');
  await page.getByText(KEPT).waitFor();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => title.inputValue()).toBe('');
  await title.pressSequentially('A bench');
  await page.getByText(KEPT).waitFor();
  await title.pressSequentially(' without a back');
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await page
    .getByText(/^Description must be at least/u)
    .first()
    .waitFor();
  expect(await title.inputValue()).toBe('A bench without a back');
});

test('a page that breaks all the same keeps the last letter that was typed', async () => {
  const page = await site.visit({ as: 'rosa' });
  await page.goto('/report-issue');
  const title = page.getByLabel('Title');
  await title.pressSequentially('A bench without an end');
  await page.getByText(KEPT).waitFor();
  // As an extension may: React holds elements that are no longer where it put them.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('main output')) one.replaceChildren();
  });
  await title.press('s');
  await page.getByRole('heading', { name: FAILED }).waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => title.inputValue()).toBe('A bench without an ends');
});
