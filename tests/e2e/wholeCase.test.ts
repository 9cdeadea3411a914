import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { WORK_SUMMARY } from '#tests/scenarios/proofs.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { takeProofPhoto } from '#tests/support/browser/proofPhoto.ts';
import { seeInstalled } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { casePanel, openedCase, proofPanel, SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests({ TIME_MACHINE: 'on' });
const court = new SiteCourt(() => site);

const REASON = 'The photos show that the hole is level with the road.';
const HALF = /You have 50% of the say\./u;
const [PHONE, DESKTOP] = [360, 1280];

async function takePhoto(
  page: Page,
  which: 'before' | 'after',
  meanwhile: () => Promise<void> = async () => {},
) {
  await takeProofPhoto(page, which, async () => {
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByLabel('How strongly the before photo shows').fill('60');
    await meanwhile();
  });
}

/** A second of what the camera sees, as the browser records it. */
async function recordVideo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    // The second begins with the first picture, which a busy machine's camera takes its time for.
    const view = Object.assign(document.createElement('video'), { srcObject: stream, muted: true });
    await view.play();
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm' });
    const recorded = new Promise<Blob>((resolve) => {
      recorder.addEventListener('dataavailable', ({ data }) => resolve(data));
    });
    recorder.start();
    setTimeout(() => recorder.stop(), 1_000);
    const bytes = new Uint8Array(await (await recorded).arrayBuffer());
    for (const track of stream.getTracks()) track.stop();
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

/** Takes and submits a proof without network; it arrives when the network is back. */
async function proveOffline(page: Page, issueId: string) {
  await seeInstalled(page);
  await page.goto(`${site.origin}/issues/${issueId}`);
  await casePanel(page).getByRole('link', { name: 'Submit proof' }).click();
  await page.getByText(/^Ready to use offline/u).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/^Ready to use offline/u).waitFor();
  await takePhoto(page, 'before');
  await takePhoto(page, 'after');
  await page.getByRole('button', { name: 'Check in here' }).click();
  await page.getByText(/^Checked in 0 m from the issue/u).waitFor();
  await page.getByRole('button', { name: 'Submit proof' }).click();
  await page.getByText('Please describe the work in at least 20 characters.').first().waitFor();
  const buffer = await recordVideo(page);
  const file = { name: 'work.webm', mimeType: 'video/webm', buffer };
  await page.getByLabel('Film or choose a video').setInputFiles(file);
  await page.getByLabel('Your video').waitFor();
  await page.getByLabel('Summary').fill(WORK_SUMMARY);
  await page.getByText('Draft kept. Nothing has been sent yet.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await page.getByRole('img', { name: 'Your after photo' }).waitFor();
  await page.getByLabel('Your video').waitFor();
  expect(await page.getByLabel('Summary').inputValue()).toBe(WORK_SUMMARY);
  await page.getByRole('button', { name: 'Submit proof' }).click();
  await page.waitForURL('**/outbox');
  await page.getByText(/^Proof for “Deep pothole: /u).waitFor();
  await page.context().setOffline(false);
  await seeToast(page, 'Proof submitted');
}

const isInView = (place: Locator) =>
  place.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  });

async function vote(page: Page, issueId: string, say: RegExp, choice: 'Approve' | 'Reject') {
  await page.goto(`${site.origin}/issues/${issueId}`);
  await (await openedCase(page)).getByText(say).waitFor();
  await casePanel(page).getByRole('link', { name: 'See the proof and vote' }).click();
  const heading = proofPanel(page).getByRole('heading', { name: 'Proof of the work' });
  await expect.poll(() => isInView(heading)).toBe(true);
  if (choice === 'Approve') await proofPanel(page).getByRole('button', { name: choice }).click();
  else {
    await proofPanel(page).getByRole('button', { name: 'Something is wrong' }).click();
    await page.getByRole('button', { name: /^The work is not done/u }).click();
  }
  const dialog = page.getByRole('alertdialog');
  if (choice === 'Reject') await dialog.getByText('an objection with evidence does').waitFor();
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: choice }).click();
  await seeToast(page, 'Vote recorded!');
}

describe('a whole case on several screens', () => {
  test('proof without network, an objection, the vote, the payment and the rating', async () => {
    const { issueId } = await court.openWork('whole', ['500', '200', '100']);
    const solver = await court.sitDown('swhole', PHONE, { serviceWorkers: 'allow' });
    await proveOffline(solver, issueId);

    await solver.goto(`${site.origin}/issues/${issueId}`);
    await proofPanel(solver).getByLabel('Video of the work').waitFor();

    const small = await court.sitDown('d2whole', DESKTOP);
    await small.goto(`${site.origin}/issues/${issueId}`);
    await (await openedCase(small)).getByText(/You have 6\.66% of the say\./u).waitFor();
    await proofPanel(small).getByRole('button', { name: 'Something is wrong' }).click();
    await small.getByRole('button', { name: /^Stop the payment/u }).click();
    await small.getByRole('alertdialog').getByLabel('What is wrong?').fill('Too short');
    await small.getByRole('alertdialog').getByRole('button', { name: 'Object' }).click();
    await small.getByText('Please explain in at least 20 characters.').waitFor();
    await small
      .getByLabel('What is wrong?')
      .fill('I cannot see the edge of the hole in the photo.');
    await small.getByRole('alertdialog').getByRole('button', { name: 'Object' }).click();
    await seeToast(small, 'Objection recorded');

    const reporter = await court.sitDown('rwhole', DESKTOP);
    await vote(reporter, issueId, HALF, 'Approve');
    await reporter.getByText('You approved this proof.').waitFor();
    const top = await court.sitDown('d0whole', PHONE);
    await vote(top, issueId, /You have 30% of the say\./u, 'Approve');
    await top.getByText('Holds the release').waitFor();

    await proofPanel(small).getByRole('button', { name: 'Withdraw objection' }).click();
    await small
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Withdraw objection' })
      .click();
    await seeToast(small, 'Objection settled');
    // One donor has not voted, so nothing is accepted within a day of the proof.
    await court.passHours(24);
    await small.reload();
    await casePanel(small)
      .getByText(/^Solved: /u)
      .waitFor();
    await casePanel(small)
      .getByText('$450.00 to swhole, $50.00 to the platform, $300.00 back to the donors.')
      .first()
      .waitFor();

    await solver.goto(`${site.origin}/issues/${issueId}`);
    const payment = proofPanel(solver).getByText(/^Payment under way, due by|^Paid /u);
    await payment.first().waitFor();
    await court.passHours(24 * 8);
    await solver.reload();
    await casePanel(solver)
      .getByText(/swhole has been paid/u)
      .waitFor();

    await top.goto(`${site.origin}/issues/${issueId}#pledges`);
    await top.locator('summary', { hasText: 'Where your money went' }).click();
    const trail = top.getByRole('table', { name: 'Where your money went' });
    await trail.waitFor();
    expect(await trail.getByRole('row').count()).toBe(3);

    await reporter.reload();
    await reporter.getByRole('radio', { name: '5 stars' }).check();
    await reporter.getByRole('button', { name: 'Rate the solver' }).click();
    await seeToast(reporter, 'Rating recorded');
    await reporter.getByText('5.0 of 5 stars, 1 rating').waitFor();
    expect(await axeViolations(reporter)).toEqual([]);
    await reporter.goto(`${site.origin}/issues/${issueId}/audit`);
    await reporter.getByText(/^Intact\./u).waitFor();
    // Four browsers take turns.
  }, 300_000);

  test(
    'a rejected proof is followed by a second one, which is accepted and paid',
    { tags: 'whole-run', timeout: 300_000 },
    async () => {
      const work = await court.openWork('second', ['600']);
      await court.handIn(work);
      const { issueId } = work;
      const reporter = await court.sitDown('rsecond', DESKTOP);
      await vote(reporter, issueId, HALF, 'Reject');
      const donor = await court.sitDown('d0second', PHONE);
      await vote(donor, issueId, HALF, 'Reject');

      const solver = await court.sitDown('ssecond', PHONE);
      await solver.goto(`${site.origin}/issues/${issueId}`);
      await casePanel(solver)
        .getByText(/^Second proof until /u)
        .waitFor();
      await casePanel(solver).getByRole('link', { name: 'Submit a second proof' }).click();
      await takePhoto(solver, 'before');
      // Everything on screen is read again, as after a gap in the line; the open camera stays.
      await takePhoto(solver, 'after', async () => {
        const isReadAgain = solver.waitForResponse(/\/api\/settings$/u);
        await court.passHours(1);
        await isReadAgain;
      });
      await solver.getByRole('button', { name: 'Check in here' }).click();
      await solver.getByText(/^Checked in 0 m from the issue/u).waitFor();
      await solver.getByLabel('Summary').fill('Levelled again, and this time up to the very edge.');
      await solver.getByRole('button', { name: 'Submit proof' }).click();
      await seeToast(solver, 'Proof submitted');
      await solver.waitForURL(`**/issues/${issueId}`);
      await proofPanel(solver).getByRole('heading', { name: 'Second proof' }).waitFor();
      await proofPanel(solver).getByText('First proof: rejected').waitFor();

      await vote(reporter, issueId, HALF, 'Approve');
      await vote(donor, issueId, HALF, 'Approve');
      await casePanel(donor)
        .getByText('$450.00 to ssecond, $50.00 to the platform, $100.00 back to the donors.')
        .first()
        .waitFor();
      await proofPanel(donor).getByText('Levelled again, and this time').waitFor();
      expect(await axeViolations(donor)).toEqual([]);
      // Three browsers take turns.
    },
  );

  test('the slider between before and after moves by keys', { tags: 'whole-run' }, async () => {
    const work = await court.openWork('slider', ['600']);
    await court.handIn(work);
    const page = await court.sitDown('d0slider', PHONE);
    await page.goto(`${site.origin}/issues/${work.issueId}`);
    const slider = page.getByRole('slider', { name: /after photo/u });
    await slider.focus();
    expect(await slider.getAttribute('aria-valuetext')).toBe('50% after, 50% before');
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toBe('0% after, 100% before');
    // A contradiction stands open.
    await page.getByText(/contradicts? this proof$/u).waitFor();
    await page.getByText('Check-in on site').waitFor();
    await page.getByText('Where it was taken').click();
    await page.getByRole('application').locator('canvas').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
