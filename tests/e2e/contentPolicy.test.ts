import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';

const site = ownDemoSiteOfTests();

/** What the browser complained of about the page's own policies, from now on, with where it happened. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/(?:content.security|permissions).policy/iu.test(message.text()))
      refused.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  return refused;
}

const pressIn = (page: Page, role: 'alertdialog' | 'dialog', name: string | RegExp) =>
  page.getByRole(role).getByRole('button', { name }).click();

test('the policies of a page refuse nothing on the way from the list to a pledge and a vote', async () => {
  const page = await site.visit({ as: 'dan', width: 360 });
  const refused = refusalsOf(page);
  const issues = await site.issues();
  const fresh = issues.find(
    ({ status, proposalCount }) => status === 'reported' && proposalCount === 0,
  );
  const offered = issues.find(
    ({ status, proposalCount }) => status === 'funded' && proposalCount > 1,
  );
  await page.goto('/issues');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`/issues/${fresh?.id}#pledge`);
  await page.getByRole('button', { name: '$25', exact: true }).click();
  await pressIn(page, 'alertdialog', 'Pledge $25.00');
  await page.getByRole('region', { name: 'You pledged $25.00' }).waitFor();
  await page.goto(`/issues/${offered?.id}#proposals`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test('nor in the menus and dialogs of a wide screen', async () => {
  const page = await site.visit({ as: 'rosa' });
  const refused = refusalsOf(page);
  await page.goto('/map');
  await page.getByRole('application').locator('canvas').first().waitFor();
  await page.getByRole('button', { name: /help/iu }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /My Account/u }).click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  const photographed = (await site.issues()).find(({ imageUrl }) => imageUrl !== null);
  await page.goto(`/issues/${photographed?.id}`);
  await page.getByRole('button', { name: /^Photo 1 of/u }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.goto('/report-issue');
  await page.getByRole('application').locator('canvas').first().waitFor();
  await page.goto('/profile?section=settings');
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});
