import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { register } from '#tests/support/browser/person.ts';
import { addressOf } from '#tests/support/registerAs.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = ownDemoSiteOfTests();

const WHY = 'She stood at our counter with her passport.';
const WIDTHS = [360, 1280];

async function seeNoViolations(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect([width, isWide]).toEqual([width, false]);
  }
}

const saved = async (page: Page) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
};

describe('the console of an operator', () => {
  test('finds somebody, gives a way back with a reason, and shows the act on the record', async () => {
    // Somebody without a say in anything: of others a way back is announced first.
    await register(await site.visit(), site, 'nell');
    const page = await site.visit({ as: 'odile' });
    await page.goto('/admin/settings');
    const parts = page.getByRole('navigation', { name: 'Parts of the administration' });
    await parts.getByRole('link', { name: 'People' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
    await page.getByRole('searchbox').fill('nell');
    await page.getByText('1 account', { exact: true }).waitFor();
    expect(page.url()).toContain('search=nell');
    await seeNoViolations(page);
    const lines = (await saved(page)).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^[0-9a-f-]{36},nell,/u);
    expect(lines.join('')).not.toContain('@');

    await page.getByRole('link', { name: 'nell', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 2, name: 'nell' }).waitFor();
    expect(await page.getByText(addressOf('nell')).count()).toBe(0);
    await seeNoViolations(page);
    await page.getByRole('button', { name: 'Lost mailbox' }).press('Enter');
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Create the link' }).press('Enter');
    await question.getByText('Please explain in at least 20 characters.').waitFor();
    await question.getByLabel('Reason').fill(WHY);
    await question.getByRole('button', { name: 'Create the link' }).press('Enter');
    await seeToast(page, 'Link created');
    const link = page.getByRole('dialog').getByLabel('Link to a new password');
    const address = await link.inputValue();
    expect(address).toContain('/reset/');
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).press('Enter');
    await page.getByRole('cell', { name: WHY }).waitFor();

    await parts.getByRole('link', { name: 'Record' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Record' }).waitFor();
    await page.getByLabel('Act', { exact: true }).selectOption('recovery');
    await page.getByRole('cell', { name: WHY }).waitFor();
    await seeNoViolations(page);

    const nell = await site.visit();
    await nell.goto(address);
    await nell.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  }, 120_000);

  test('shows what is announced about a role until it takes effect', async () => {
    const page = await site.visit({ as: 'odile' });
    await page.goto('/admin/people?search=sam');
    await page.getByRole('link', { name: 'sam', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Change role' }).press('Enter');
    const question = page.getByRole('dialog');
    await question.getByLabel('Role').selectOption('ambassador');
    await question.getByLabel('Reason').fill(WHY);
    await question.getByRole('button', { name: 'Change role' }).press('Enter');
    await page.getByRole('heading', { name: 'Announced' }).waitFor();
    await page.getByText('sam: ambassador').waitFor();
    await seeNoViolations(page);
    await page.goto('/admin/people');
    await page.getByText('sam: ambassador').waitFor();
    await page.getByText('Takes effect on', { exact: false }).waitFor();
    await seeNoViolations(page);
  }, 120_000);

  test('announces a way back to the account of somebody who has a say', async () => {
    const page = await site.visit({ as: 'odile' });
    await page.goto('/admin/people?search=rosa');
    await page.getByRole('link', { name: 'rosa', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Lost mailbox' }).press('Enter');
    const question = page.getByRole('dialog');
    await question.getByLabel('Reason').fill(WHY);
    await question.getByRole('button', { name: 'Create the link' }).press('Enter');
    await page.getByText('The way back is announced on the page Transparency.').waitFor();
    await seeNoViolations(page);
  }, 120_000);

  test('lets a validator give that back', async () => {
    const page = await site.visit({ as: 'hana' });
    await page.goto('/profile?section=settings&page=profile');
    await page.getByText('You hold the role of expert.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Give the role back' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Give the role back' }).press('Enter');
    await seeToast(page, 'You have no role any more');
    await expect
      .poll(() => page.getByRole('button', { name: 'Give the role back' }).count())
      .toBe(0);
  }, 120_000);

  test('hides several issues at once with one reason, and shows them again', async () => {
    const page = await site.visit({ as: 'odile' });
    const [first, second] = (await site.issues()).filter(({ status }) => status === 'reported');
    await page.goto('/admin/content');
    for (const issue of [first, second]) {
      const box = page.getByRole('checkbox', { name: `Choose “${issue?.title}”` });
      await box.focus();
      await box.press('Space');
    }
    await page.getByText('2 issues chosen').waitFor();
    await seeNoViolations(page);
    await page.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
    const question = page.getByRole('dialog');
    await question.getByLabel('Reason').fill(WHY);
    await question.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
    await seeToast(page, 'Issues hidden');
    await page.getByLabel('State', { exact: true }).selectOption('hidden');
    await page.getByText('2 issues', { exact: true }).waitFor();
    expect(page.url()).toContain('state=hidden');
    const titles = (await site.issues()).map(({ title }) => title);
    expect(titles).not.toContain(first?.title);

    await page.getByRole('checkbox', { name: `Choose “${first?.title}”` }).press('Space');
    await page.getByRole('button', { name: 'Show again' }).press('Enter');
    await question.getByLabel('Reason').fill(WHY);
    await question.getByRole('button', { name: 'Show again' }).press('Enter');
    await seeToast(page, 'Issues shown again');
    await page.getByText('1 issue', { exact: true }).waitFor();
  }, 120_000);

  test('tells where the money is, how the installation does, and what waits to leave', async () => {
    const page = await site.visit({ as: 'odile' });
    await page.goto('/admin/money');
    await page.getByText('Escrow, work in progress').waitFor();
    await page.getByRole('heading', { name: 'No money matter needs attention' }).waitFor();
    await page.getByLabel('Kind').selectOption('charged_back');
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
    expect(page.url()).toContain('trouble=charged_back');
    await seeNoViolations(page);
    await page.getByRole('link', { name: 'Payments on their way' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
    await page.getByText('Last migration').waitFor();
    expect(page.url()).toContain('kind=payment');
    await seeNoViolations(page);
  }, 120_000);

  test('shows on a phone which of its parts is open', async () => {
    const page = await site.visit({ as: 'odile', width: 360 });
    await page.goto('/admin/record');
    const record = page.getByRole('link', { name: 'Record', exact: true });
    await record.waitFor();
    const rightEdge = async () => {
      const box = await record.boundingBox();
      return (box?.x ?? 360) + (box?.width ?? 0);
    };
    await expect.poll(rightEdge).toBeLessThanOrEqual(360);
  });

  test('shows ambassadors the content alone', async () => {
    const page = await site.visit({ as: 'viktor' });
    await page.goto('/admin/content');
    const parts = page.getByRole('navigation', { name: 'Parts of the administration' });
    await parts.getByRole('link', { name: 'Content' }).waitFor();
    expect(await parts.getByRole('link').count()).toBe(1);
    await page.getByRole('table').waitFor();
    await page.goto('/admin/people');
    await page.getByRole('heading', { name: 'This page is for operators' }).waitFor();
  });

  test('is closed to everybody else', async () => {
    const page = await site.visit({ as: 'rosa' });
    for (const part of ['', '/people', '/content', '/money', '/operations', '/record']) {
      await page.goto(`/admin${part}`);
      await page.getByRole('heading', { name: 'This page is for operators' }).waitFor();
      expect(await page.getByRole('table').count()).toBe(0);
    }
  });
});
