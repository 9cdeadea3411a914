import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdBack } from '#tests/support/servers/holdBack.ts';
import { getCurrentUser } from '#schema/people/user.ts';
import { answerJurySeat, giveVerdict, listJuryDuties } from '#schema/case/jury.ts';
import { WORK_SUMMARY } from '#tests/scenarios/proofs.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { casePanel, caseTitle, proofPanel, SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests({ TIME_MACHINE: 'on' });
const court = new SiteCourt(() => site);

const REASON = 'The photos show that the hole is level with the road.';
const [PHONE, DESKTOP] = [360, 1280];
const PHONE_HEIGHT = 740;

/** What comes late moves no entry of an open menu: a juror's link stands there before the answer about seats. */
async function seeStillMenu(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const answer = await holdBack(page, '**/api/jury', (route) => route.continue());
  const code = await holdBack(page, '**/*.js', (route) => route.continue());
  await page.getByRole('button', { name: /^My Account/u }).click();
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await page.getByRole('menuitem', { name: 'Jury (1 open)' }).waitFor();
  const before = await logout.boundingBox();
  code();
  answer();
  await page.waitForLoadState('networkidle');
  expect(await logout.boundingBox()).toEqual(before);
}

describe('a contested case on the screen', () => {
  test('a juror accepts a seat and gives a sealed verdict; anybody draws again', async () => {
    await court.seatBench();
    const work = await court.openWork('jury', ['600']);
    const proofId = await court.contest(work);
    const asked: string[] = [];
    for (const [name, juror] of court.people) {
      const duties = await juror.expectCall(listJuryDuties);
      if (duties.some((duty) => duty.proofId === proofId)) asked.push(name);
    }
    const [own = '', ...others] = asked;
    const params = { id: proofId };
    for (const name of others.slice(0, 2)) {
      const juror = court.people.get(name);
      await juror?.expectCall(answerJurySeat, { params, body: { answer: 'accepted' } });
      await juror?.expectCall(giveVerdict, { params, body: { choice: 'approve', reason: REASON } });
    }
    await seeStillMenu(await court.sitDown(own, DESKTOP));
    const page = await court.sitDown(own, PHONE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Jury (1 open)' }).click();
    await page.getByRole('button', { name: 'Accept the seat' }).click();
    await seeToast(page, 'Seat accepted');
    await page.getByText(WORK_SUMMARY).waitFor();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByRole('alertdialog').getByLabel('Reason').fill(REASON);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give the verdict' }).click();
    await seeToast(page, 'Verdict sealed');
    await page.getByText('The jury accepted the proof.').waitFor();
    await page.goto(`${site.origin}/issues/${work.issueId}/audit`);
    await page.getByText('Genuine. Your browser drew the same people in the same order.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('an ambassador freezes, lets go on and rules; the money goes back', async () => {
    const work = await court.openWork('ruled', ['600']);
    await court.contest(work);
    await court.passHours(24 * 4);
    await court.join('ada');
    await site.query(`update app_user set account_role = 'ambassador' where username = 'ada'`);
    // As somebody who has had the role since before the choice.
    await site.query(`insert into case_ambassador select s.proposal_id, u.id
      from selection s, app_user u where s.ended_at is null and u.username = 'ada'`);
    const page = await court.sitDown('ada', DESKTOP);
    await page.getByRole('button', { name: 'My Account, ada' }).click();
    await page.getByRole('menuitem', { name: 'Ambassador desk' }).click();
    const card = page.getByRole('article').filter({ hasText: caseTitle('ruled') });
    await card.getByRole('button', { name: 'Freeze the money' }).click();
    await page.getByRole('alertdialog').getByLabel('Reason').fill('I have to look at the photos.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Freeze' }).click();
    await seeToast(page, 'Money frozen');
    await card.getByRole('button', { name: 'Unfreeze the money' }).click();
    await page.getByRole('alertdialog').getByLabel('Reason').fill('The photos are genuine indeed.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unfreeze the money' }).click();
    await seeToast(page, 'Money no longer frozen');
    const refund = card.getByRole('button', { name: 'Refund $600.00' });
    // Whoever rules has had everything on the screen.
    await card.getByRole('heading', { name: 'What people said' }).scrollIntoViewIfNeeded();
    await refund.click();
    const ruling = page.getByRole('alertdialog', { name: 'Refund $600.00 to 1 donor?' });
    await ruling.getByLabel('Reason').fill('The hole is still there on the second photo.');
    expect(await axeViolations(page)).toEqual([]);
    await ruling.getByRole('button', { name: 'Refund $600.00' }).click();
    await seeToast(page, 'Ruling recorded');
    await page.goto(`${site.origin}/issues/${work.issueId}`);
    await casePanel(page).getByText('Open for pledges and proposals.').waitFor();
    await proofPanel(page).getByText('Refund the money to the donors').waitFor();
  });
});

describe('the review of a proof on a phone', () => {
  test('has the choice within one screen below what the solver handed in', async () => {
    const work = await court.openWork('looked', ['600']);
    await court.handIn(work);
    const page = await court.sitDown('rlooked', PHONE);
    await page.setViewportSize({ width: PHONE, height: PHONE_HEIGHT });
    await page.goto(`${site.origin}/issues/${work.issueId}#proof-of-work`);
    const panel = proofPanel(page);
    await panel.getByRole('button', { name: 'Approve' }).waitFor();
    // The last piece of the evidence at the top of what header and bar leave free.
    await panel
      .getByText('Where it was taken')
      .first()
      .evaluate((last) => last.scrollIntoView());
    for (const name of ['Approve', 'Something is wrong']) {
      const isFree = await panel.getByRole('button', { name }).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect([name, isFree]).toEqual([name, true]);
    }
  });
});

describe('the people who judge', () => {
  test('are appointed by an operator, and settle reports on accounts', async () => {
    for (const name of ['olga', 'uma', 'tom', 'mallory']) await court.join(name);
    await site.query(`update app_user set account_role = 'operator' where username = 'olga'`);
    const operator = await court.sitDown('olga', PHONE);
    for (const name of ['uma', 'tom']) {
      const person = await court.people.get(name)?.expectCall(getCurrentUser);
      await operator.goto(`${site.origin}/admin/people?person=${person?.id}`);
      await operator.getByRole('button', { name: 'Change role' }).click();
      const dialog = operator.getByRole('dialog');
      await dialog.getByLabel('Role').selectOption({ label: 'Ambassador' });
      await dialog.getByLabel('Reason').fill('Chosen by the neighbourhood council.');
      await dialog.getByRole('button', { name: 'Change role' }).click();
      await seeToast(operator, 'Announced on the page Transparency');
    }
    // Nobody objects to what was announced.
    await court.passHours(15 * 24);
    const first = await court.sitDown('uma', DESKTOP);
    await first.goto(`${site.origin}/desk`);
    await first.getByLabel('Username').fill('nobody-at-all');
    await first.getByLabel('Reason').fill('Hands in photos of other places again and again.');
    await first.getByRole('button', { name: 'Report the account' }).click();
    await seeToast(first, 'This person does not exist.');
    await first.getByLabel('Username').fill('mallory');
    await first.getByRole('button', { name: 'Report the account' }).click();
    await seeToast(first, 'Account reported');
    await first.getByText('Another ambassador has to settle it.').waitFor();
    const second = await court.sitDown('tom', PHONE);
    await second.goto(`${site.origin}/desk`);
    await second.getByRole('button', { name: 'Uphold and freeze' }).click();
    await second
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Uphold and freeze' })
      .click();
    await seeToast(second, 'Report settled');
    expect(await axeViolations(second)).toEqual([]);
    const frozen = await court.sitDown('mallory', PHONE);
    await frozen.goto(`${site.origin}/profile?section=settings&page=area`);
    await frozen.getByRole('button', { name: 'Use my location' }).click();
    await seeToast(frozen, 'This account is frozen and read-only.');
    await second.getByRole('button', { name: 'Lift the freeze' }).click();
    const dialog = second.getByRole('alertdialog');
    await dialog.getByLabel('Reason').fill('The photos were taken from the other side.');
    await dialog.getByRole('button', { name: 'Lift the freeze' }).click();
    await seeToast(second, 'Freeze lifted');
    await second.getByText('Freeze lifted by tom').waitFor();
    await frozen.getByRole('button', { name: 'Use my location' }).click();
    await seeToast(frozen, 'Home area saved');
  });
});
