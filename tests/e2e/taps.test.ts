import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { answerJurySeat, listJuryDuties } from '#schema/case/jury.ts';
import { fileReport, picture, uploadPicture } from '#tests/scenarios/fixtures.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests({ TIME_MACHINE: 'on' });
const court = new SiteCourt(() => site);

const REASON = 'The photos show that the hole is level with the road.';
const PHONE = 360;
const SCREEN = { width: PHONE, height: 740 };

/** A finger on a phone: taps are counted, and into a field that has no focus yet it taps first. */
function countTaps(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  return {
    tap,
    type: async (field: Locator, text: string) => {
      await field.waitFor();
      const hasFocus = await field.evaluate((element) => element === document.activeElement);
      if (!hasFocus) await tap(field);
      await page.keyboard.type(text);
    },
    count: () => taps,
  };
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/u });

/** What waits for the person, opened from the bell. */
const waiting = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Whether nothing lies over the middle of it, on the screen as it is. */
const isFree = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && element.contains(top);
};

/** Its letters are seen: a shadow over it would take no press from it, and hide it all the same. */
async function seePainted(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const { channels } = await sharp(await place.screenshot()).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
}

/** Who judges sees what was promised and has the act under the thumb at the same time. */
async function seeCriteriaBeside(page: Page, act: Locator): Promise<void> {
  await page.setViewportSize(SCREEN);
  const promised = page.getByRole('heading', { name: 'What was promised' });
  const criterion = page.locator('section').filter({ has: promised }).last().locator('li').first();
  await act.waitFor();
  await criterion.evaluate((line) => line.scrollIntoView({ block: 'center' }));
  await expect.poll(() => criterion.evaluate(isFree)).toBe(true);
  expect(await act.evaluate(isFree)).toBe(true);
}

describe('a decision on a phone', () => {
  test('a juror is four taps from the bell to a verdict', async () => {
    await court.seatBench();
    const work = await court.openWork('jury', ['600']);
    const proofId = await court.contest(work);
    let own = '';
    for (const [name, juror] of court.people) {
      const duties = await juror.expectCall(listJuryDuties);
      if (!duties.some((duty) => duty.proofId === proofId)) continue;
      const params = { id: proofId };
      await juror.expectCall(answerJurySeat, { params, body: { answer: 'accepted' } });
      own = name;
    }
    const page = await court.sitDown(own, PHONE);
    await page.goto(site.origin);
    const { tap, type, count } = countTaps(page);
    await tap(bell(page));
    await tap(waiting(page).getByRole('link', { name: 'Judge', exact: true }));
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    await seeCriteriaBeside(page, accept);
    await tap(accept);
    const dialog = page.getByRole('alertdialog');
    await type(dialog.getByLabel('Reason'), REASON);
    await tap(dialog.getByRole('button', { name: 'Give the verdict' }));
    await seeToast(page, 'Verdict sealed');
    expect(count()).toBeLessThanOrEqual(4);
  });

  test('an ambassador is five taps from the bell to a ruling, with the whole case seen', async () => {
    const work = await court.openWork('ruled', ['600']);
    await court.contest(work);
    await court.passHours(24 * 4);
    await court.join('ada');
    await site.query(`update app_user set account_role = 'ambassador' where username = 'ada'`);
    // As somebody who has had the role since before the choice.
    await site.query(
      `insert into case_ambassador select s.proposal_id, u.id
       from selection s, app_user u where s.issue_id = $1 and u.username = 'ada'`,
      [work.issueId],
    );
    const page = await court.sitDown('ada', PHONE);
    await page.goto(site.origin);
    const { tap, type, count } = countTaps(page);
    await tap(bell(page));
    await tap(waiting(page).getByRole('link', { name: 'Rule', exact: true }));
    const refund = page.getByRole('button', { name: 'Refund $600.00' });
    // Not before both sides were on the screen.
    await refund.waitFor();
    expect(await refund.isDisabled()).toBe(true);
    await page.getByRole('heading', { name: 'What people said' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'What was promised' }).scrollIntoViewIfNeeded();
    await seeCriteriaBeside(page, refund);
    await seePainted(page.getByRole('button', { name: 'Freeze the money' }));
    await tap(refund);
    const dialog = page.getByRole('alertdialog', { name: 'Refund $600.00 to 1 donor?' });
    await type(dialog.getByLabel('Reason'), REASON);
    await tap(dialog.getByRole('button', { name: 'Refund $600.00' }));
    await seeToast(page, 'Ruling recorded');
    expect(count()).toBeLessThanOrEqual(5);
  });

  test('a solver is six taps from the home page to a sent offer', async () => {
    const reporter = await court.join('rina');
    const photo = await uploadPicture(reporter, picture(90));
    await fileReport(reporter, { photos: [photo], title: 'Loose slab at the fountain' });
    await court.join('sol');
    const page = await court.sitDown('sol', PHONE);
    await page.goto(site.origin);
    const { tap, type, count } = countTaps(page);
    const card = page.getByRole('article').filter({ hasText: 'Loose slab at the fountain' });
    await tap(card.getByRole('link', { name: 'Open for solvers' }));
    await type(page.getByLabel('Description'), 'Lift the slab, renew the bed and set it again.');
    await type(page.getByLabel('Proposed Compensation'), '180');
    await type(page.getByLabel('Estimated Time to Complete'), '5 days');
    await tap(page.getByRole('button', { name: 'Submit Proposal' }));
    await seeToast(page, 'Proposal submitted!');
    expect(count()).toBeLessThanOrEqual(6);
  });
});

describe('what waits for a person', () => {
  test('stands on the bell, the home page and the bar, leads to the place of the act, and goes with it', async () => {
    const work = await court.openWork('waits', ['600']);
    await court.handIn(work);
    const page = await court.sitDown('d0waits', PHONE);
    await page.goto(site.origin);
    const room = page.getByRole('region', { name: 'Needs you' });
    await room
      .getByText('Is the work done as agreed? $600.00 of your money depends on it.')
      .waitFor();
    const bar = page.getByRole('navigation', { name: 'Quick actions' });
    await bar.getByRole('link', { name: 'Needs you 1' }).waitFor();
    await room.getByRole('link', { name: 'Review' }).click();
    const heading = page.getByRole('heading', { name: 'Proof of the work' });
    await expect
      .poll(async () => {
        const box = await heading.boundingBox();
        return box !== null && box.y >= 0 && box.y < 400;
      })
      .toBe(true);
    const approve = page.getByRole('button', { name: 'Approve' });
    await seeCriteriaBeside(page, approve);
    await approve.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('$450.00 goes to swaits').waitFor();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await seeToast(page, 'Vote recorded!');
    const note = () => page.evaluate(() => localStorage.getItem('needs'));
    await expect.poll(note).toBe('none');
    await page.goto(site.origin);
    await room.getByText('Nothing waits for you.').waitFor();
    await bar.getByRole('link', { name: 'Needs you', exact: true }).waitFor();
    // A line: what nothing waits in needs no room.
    expect((await room.boundingBox())?.height).toBeLessThan(80);
  });
});
