import { describe, expect, test } from 'vitest';
import { createPledge } from '#schema/case/pledge.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { castVote } from '#schema/case/vote.ts';
import { fileReport, OFFER, picture, uploadPicture } from '#tests/scenarios/fixtures.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { casePanel, proofPanel, SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests({ TIME_MACHINE: 'on' });
const court = new SiteCourt(() => site);
const PHONE = 360;

/** Somebody whose page hears nothing of what others do, as after a night in a pocket. */
async function sitDownDeaf(username: string, address: string) {
  const page = await court.sitDown(username, PHONE);
  await page.route('**/api/events*', (route) => route.abort());
  await page.goto(site.origin + address);
  return page;
}

describe('an act that has become impossible meanwhile', () => {
  test('of a voter says so, leads to how it stands, and is no longer offered', async () => {
    const work = await court.openWork('late', ['600']);
    await court.handIn(work);
    const page = await sitDownDeaf('d0late', `/issues/${work.issueId}#proof-of-work`);
    const approve = proofPanel(page).getByRole('button', { name: 'Approve' });
    await approve.waitFor();
    // Nobody has voted in time, so it waits for its release.
    await court.passHours(73);
    await approve.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await seeToast(page, 'This is not possible at this stage of the case.');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await approve.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'See how it stands' }).click();
    const heading = casePanel(page).getByRole('heading', { name: 'What happens now' });
    await expect
      .poll(async () => {
        const box = await heading.boundingBox();
        return box !== null && box.y >= 0 && box.y < 400;
      })
      .toBe(true);
    await casePanel(page).getByRole('button', { name: 'Follow' }).waitFor();
  });

  test('of a solver says that another was chosen, and takes the form away', async () => {
    const reporter = await court.join('rtaken');
    const photo = await uploadPicture(reporter, picture(61));
    const { id } = await fileReport(reporter, { photos: [photo], title: 'Loose slab' });
    const solver = await court.join('staken');
    const offer = await solver.expectCall(createProposal, { params: { id }, body: OFFER });
    const donor = await court.join('dtaken');
    await donor.expectCall(createPledge, { body: { issueId: id, amount: '600' } });
    await donor.expectCall(castVote, { params: { id: offer.id }, body: { voteType: 'upvote' } });
    await court.join('lena');
    const page = await sitDownDeaf('lena', `/issues/${id}#proposals`);
    await page.getByLabel('Description').fill('Lift the slab, renew the bed and set it again.');
    await page.getByLabel('Proposed Compensation').fill('180');
    await page.getByLabel('Estimated Time to Complete').fill('5 days');
    for (const hours of [24, 24]) await court.passHours(hours);
    const submit = page.getByRole('button', { name: 'Submit Proposal' });
    await submit.click();
    await seeToast(page, 'A solver has been chosen for this issue');
    await submit.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'See how it stands' }).click();
    await casePanel(page).getByRole('button', { name: 'Follow' }).waitFor();
  });
});
