import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createProposal } from '#schema/case/proposal.ts';
import { fileReport, OFFER } from '#tests/scenarios/fixtures.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { deviceOfTest, openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { fillReport, seeInstalled, signUp, submitOffline } from '#tests/support/browser/person.ts';
import { PASSWORD } from '#tests/support/registerAs.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests();

/** A report of somebody else with an offer by that person. */
async function offerBy(username: string): Promise<string> {
  const { id: issueId } = await fileReport(await site.join(`r${username}`));
  const solver = await site.signIn(username);
  await solver.expectCall(createProposal, { params: { id: issueId }, body: OFFER });
  return issueId;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });

async function askToDelete(page: Page, typed: string): Promise<void> {
  await dialog(page).getByLabel('Your password').fill(typed);
  await dialog(page).getByRole('button', { name: 'Delete for good' }).click();
}

describe('somebody who wants to leave', () => {
  test('is told what is open, settles it, and is gone', async () => {
    const page = await openBrowser();
    await signUp(page, site, 'lea');
    const issueId = await offerBy('lea');
    await page.goto(`${site.origin}/profile?section=settings&page=data`);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await askToDelete(page, 'not-my-password');
    await dialog(page).getByText('This password is not correct.').waitFor();
    await askToDelete(page, PASSWORD);
    await dialog(page).getByText('You have proposals that can still be chosen').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Keep my account' }).click();

    await page.goto(`${site.origin}/issues/${issueId}#proposals`);
    await page.getByRole('button', { name: 'Withdraw proposal' }).click();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await seeToast(page, 'Proposal withdrawn');
    await page.getByText('Withdrawn', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Withdraw proposal' }).count()).toBe(0);

    await page.goto(`${site.origin}/profile?section=settings&page=data`);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await askToDelete(page, PASSWORD);
    await seeToast(page, 'Account deleted');
    await page.waitForURL(`${site.origin}/`);
    await expect.poll(() => page.getByRole('button', { name: /My Account/u }).count()).toBe(0);
    await page.goto(`${site.origin}/issues/${issueId}#proposals`);
    await page.getByRole('link', { name: /^deleted-/u }).waitFor();
    expect(await page.getByText('lea', { exact: true }).count()).toBe(0);
  });

  test('is asked to send first what waits on the device', async () => {
    const page = await deviceOfTest().open();
    await signUp(page, site, 'leo');
    await seeInstalled(page);
    site.line.set({ kind: 'cut' });
    await fillReport(page, { title: 'Lamp out at the corner of the park' });
    await submitOffline(page);
    await page.goto(`${site.origin}/profile?section=settings&page=data`);
    await page.getByText('1 item on this device could never be sent.', { exact: false }).waitFor();
    const button = page.getByRole('button', { name: 'Delete my account' });
    expect(await button.isDisabled()).toBe(true);
    site.line.set({ kind: 'open' });
    await expect.poll(() => button.isEnabled()).toBe(true);
  });
});
