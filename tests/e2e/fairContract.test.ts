import { expect, test } from 'vitest';
import { editIssue } from '#schema/issues/issue.ts';
import { createProposal, listProposals } from '#schema/case/proposal.ts';
import { castVote } from '#schema/case/vote.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { moveTestClock } from '#schema/site/testClock.ts';
import { fileReport, OFFER, REPORT } from '#tests/scenarios/fixtures.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { signUp } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const OTHER_CRITERIA = 'The whole lane is resurfaced, not only the hole.';

const site = siteOfTests({ TIME_MACHINE: 'on' });

/** A browser in which somebody new is signed in, and the same person past it. */
async function join(username: string) {
  const page = await openBrowser();
  await signUp(page, site, username);
  return { page, client: await site.signIn(username) };
}

test('donors see a change in both versions; once a proposal has won the terms are locked and notes remain', async () => {
  const [reporter, donor, solver] = [
    await join('rita'),
    await join('dina'),
    await site.join('sol'),
  ];
  const { id } = await fileReport(reporter.client);
  const params = { id };
  await solver.expectCall(createProposal, { params, body: OFFER });
  await donor.client.expectCall(createPledge, { body: { issueId: id, amount: '600' } });
  await reporter.client.expectCall(editIssue, {
    params,
    body: { solutionCriteria: OTHER_CRITERIA },
  });

  await donor.page.goto(`${site.origin}/issues/${id}`);
  await donor.page.getByRole('heading', { name: 'Since the first pledge' }).waitFor();
  const versions = donor.page.getByLabel('Solution Criteria');
  await versions.getByText(REPORT.solutionCriteria).waitFor();
  await versions.getByText(OTHER_CRITERIA).waitFor();
  expect(await axeViolations(donor.page)).toEqual([]);
  await donor.page.goto(`${site.origin}/issues/${id}#proposals`);
  await donor.page.getByText(/^Made for earlier criteria/u).waitFor();

  const [offer] = await solver.expectCall(listProposals, { params });
  await site.visitor().expectCall(moveTestClock, { body: { advanceHours: 24 } });
  await donor.client.expectCall(castVote, {
    params: { id: offer?.id ?? '' },
    body: { voteType: 'upvote' },
  });
  const { page } = reporter;
  await page.goto(`${site.origin}/issues/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const label of ['Title', 'Location', 'Solution Criteria']) {
    await dialog.getByLabel(label).and(dialog.locator('[readonly]')).waitFor();
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('alertdialog').getByLabel('Note').fill('The street is closed on Fridays.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await seeToast(page, 'Note added');
  await page.getByLabel('Details').getByText('The street is closed on Fridays.').waitFor();
  await donor.page.goto(`${site.origin}/issues/${id}`);
  await donor.page.getByText('The street is closed on Fridays.').waitFor();
});
