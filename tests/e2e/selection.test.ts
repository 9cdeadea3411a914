import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createPledge } from '#schema/case/pledge.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { moveTestClock } from '#schema/site/testClock.ts';
import { fileReport, OFFER } from '#tests/scenarios/fixtures.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { signUp } from '#tests/support/browser/person.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests({ TIME_MACHINE: 'on' });

/** A person of this test in a browser, with a report and an offer of somebody else there. */
async function openCase(donor: string, solver: string) {
  const { id: issueId } = await fileReport(await site.join(`r${donor}`));
  const offering = await site.join(solver);
  await offering.expectCall(createProposal, { params: { id: issueId }, body: OFFER });
  const page = await openBrowser();
  await signUp(page, site, donor);
  const donorClient = await site.signIn(donor);
  await donorClient.expectCall(createPledge, { body: { issueId, amount: '600' } });
  await site.visitor().expectCall(moveTestClock, { body: { advanceHours: 24 } });
  return { page, issueId, offering };
}

const panel = (page: Page) => page.getByRole('region', { name: 'What happens now' });

describe('a case on the screen', () => {
  test('a donor’s vote announces the winner; a day later work begins, and the record is whole', async () => {
    const { page, issueId } = await openCase('dora', 'saul');
    await page.goto(`${site.origin}/issues/${issueId}#proposals`);
    await panel(page).getByText('Open for pledges, proposals and votes.').waitFor();
    await page.getByRole('button', { name: /^Upvote/u }).click();
    await panel(page)
      .getByText(/^Selection pending:/u)
      .waitFor();
    await panel(page)
      .getByText(/\(1 day left\)|\(23 hours \d+ minutes left\)/u)
      .waitFor();
    await site.visitor().expectCall(moveTestClock, { body: { advanceHours: 24 } });
    await panel(page).getByText('saul was chosen and is at work.').waitFor();
    await page.getByText(/Testers have moved the clock .* 48 hours ahead\./u).waitFor();
    await page.getByRole('link', { name: 'Public record' }).click();
    await page
      .getByText(/^Intact\. Your browser has recomputed the hashes of 6 entries/u)
      .waitFor();
    expect(
      await page
        .getByRole('cell', { name: /^A proposal was chosen\. The work is due by/u })
        .count(),
    ).toBe(1);
  });

  test('a record that somebody changed is shown as broken, with the entry', async () => {
    const { page, issueId } = await openCase('dario', 'selma');
    await site.query('alter table audit_entry disable trigger user');
    await site.query(
      `update audit_entry set data = replace(data, '60000', '99999')
       where issue_id = $1 and action = 'pledge_made'`,
      [issueId],
    );
    await page.goto(`${site.origin}/issues/${issueId}/audit`);
    await page.getByText(/^Broken at entry 3:/u).waitFor();
    expect(await page.getByText(/^Whole\./u).count()).toBe(0);
    await site.query('alter table audit_entry enable trigger user');
  });

  test('a donor takes a pledge back and sees where the money went', async () => {
    const { page, issueId } = await openCase('delia', 'stan');
    await page.goto(`${site.origin}/issues/${issueId}#pledges`);
    await page.getByRole('button', { name: 'Withdraw your pledge of $600.00' }).click();
    await page.getByRole('button', { name: 'Withdraw $600.00' }).click();
    await seeToast(page, 'Pledge withdrawn');
    await page.getByText('No pledges yet').waitFor();
    await page.locator('summary', { hasText: 'Where your money went' }).click();
    const trail = page.getByRole('table', { name: 'Where your money went' });
    await trail.getByText('You withdrew it (No. 1)').waitFor();
    expect(await trail.getByRole('row').count()).toBe(3);
    await panel(page).getByText('Open for pledges and proposals.').waitFor();
  });
});
