import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createPledge } from '#schema/case/pledge.ts';
import { fileReport, propose, uploadPicture } from '#tests/scenarios/fixtures.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { register } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();
/** One that nobody offered anything for, one with a pledge and two offers, one with a photo. */
let [fresh, offered, photographed] = ['', '', ''];

beforeAll(async () => {
  const [reporter, donor] = [await site.join('rosa'), await site.join('diana')];
  ({ id: fresh } = await fileReport(reporter));
  ({ id: offered } = await fileReport(reporter));
  ({ id: photographed } = await fileReport(reporter, { photos: [await uploadPicture(reporter)] }));
  await donor.expectCall(createPledge, { body: { issueId: offered, amount: '40' } });
  for (const solver of ['sam', 'sue']) await propose(await site.join(solver), offered);
});

/** Somebody who is signed in, with a window as wide as given. */
async function visit(username: string, width: number): Promise<Page> {
  const page = await openBrowser({ width, reducedMotion: 'reduce' });
  await register(page, site, username);
  return page;
}

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
  const page = await visit('dan', 360);
  const refused = refusalsOf(page);
  await page.goto(`${site.origin}/issues`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${site.origin}/issues/${fresh}#pledge`);
  await page.getByRole('button', { name: '$25', exact: true }).click();
  await pressIn(page, 'alertdialog', 'Pledge $25.00');
  await page.getByRole('region', { name: 'You pledged $25.00' }).waitFor();
  await page.goto(`${site.origin}/issues/${offered}#proposals`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test('nor in the menus and dialogs of a wide screen', async () => {
  const page = await visit('ruth', 1280);
  const refused = refusalsOf(page);
  await page.goto(`${site.origin}/map`);
  await page.getByRole('application').locator('canvas').first().waitFor();
  await page.getByRole('button', { name: /help/iu }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /My Account/u }).click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${site.origin}/issues/${photographed}`);
  await page.getByRole('button', { name: /^Photo 1 of/u }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${site.origin}/report-issue`);
  await page.getByRole('application').locator('canvas').first().waitFor();
  for (const part of ['profile', 'sign-in', 'notifications', 'area', 'data']) {
    await page.goto(`${site.origin}/profile?section=settings&page=${part}`);
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toEqual([]);
});
