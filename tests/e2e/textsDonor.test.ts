import { OURS } from '#tests/support/browser/ours.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import {
  ownDemoSiteOfTests,
  issueOfRosa,
  seeTexts,
  type VisitOptions,
} from '#tests/support/browser/demoSite.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = ownDemoSiteOfTests();
let page: Page;
/** Funded, reported by rosa, with offers of sam and others. */
let issue: Issue;

beforeAll(async () => {
  issue = await issueOfRosa(site);
});

const REFUSAL = {
  ...OURS,
  status: 403,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    title: 'Forbidden',
    status: 403,
    code: 'forbidden',
    detail: 'Not here.',
  }),
};

const main = () => page.getByRole('main');
const open = async (options: VisitOptions, hash = '') => {
  page = await site.visit(options);
  await page.goto(`/issues/${issue.id}${hash}`);
  await page.getByRole('heading', { level: 1, name: issue.title }).waitFor();
};

describe('a donor', () => {
  test('pledges after a confirmation, and the form is empty again [2.107, 4.12, 5.20, 8.15]', async () => {
    await open({ as: 'dan' }, '#pledge');
    await page.getByRole('button', { name: 'Pledge Support' }).click();
    await seeTexts(main(), ['Amount is required']);
    const amount = page.getByLabel('Pledge Amount');
    // A field of numbers would drop a decimal comma without a word.
    expect(await amount.getAttribute('inputmode')).toBe('decimal');
    await amount.fill('12.50');
    await page.getByRole('button', { name: 'Pledge Support' }).click();
    const before = (await pledges()).length;
    const dialog = page.getByRole('alertdialog');
    await seeTexts(dialog, ['$12.50']);
    await dialog.getByRole('button', { name: 'Pledge $12.50' }).click();
    await seeToast(page, 'Pledge submitted!');
    await seeToast(page, 'Your pledge has been recorded successfully.');
    await dialog.waitFor({ state: 'detached' });
    expect(await amount.inputValue()).toBe('');
    await page.getByRole('tab', { name: new RegExp(`^Pledges\\s*${before + 1}`, 'u') }).waitFor();
  });

  test('votes, sees their vote, and is notified both times [4.11, 8.17]', async () => {
    await open({ as: 'dan' }, '#proposals');
    const up = page.getByRole('button', { name: /^Upvote/u }).first();
    const down = page.getByRole('button', { name: /^Downvote/u }).first();
    await up.waitFor();
    const isUp = (await up.getAttribute('aria-pressed')) === 'true';
    await (isUp ? down : up).click();
    await seeToast(page, 'Vote recorded!');
    await seeToast(page, 'Your vote has been counted.');
    await expect.poll(() => (isUp ? down : up).getAttribute('aria-pressed')).toBe('true');
    expect(await (isUp ? up : down).getAttribute('aria-pressed')).toBe('false');
  });

  test('is told that voting needs a connection', async () => {
    await open({ as: 'dan' }, '#proposals');
    const votes = page.getByRole('group', { name: 'Your vote' }).first();
    const up = votes.getByRole('button', { name: /^Upvote/u });
    await up.waitFor();
    await page.context().setOffline(true);
    await seeTexts(votes, ['Voting needs a connection.']);
    expect(await up.isDisabled()).toBe(true);
    expect(await up.getAttribute('aria-describedby')).toBe(
      await votes.getByText('Voting needs a connection.').getAttribute('id'),
    );
    await page.context().setOffline(false);
    await expect.poll(() => up.isEnabled()).toBe(true);
  });

  test('keeps the page when code for a part of it does not arrive, and can ask again', async () => {
    await open({ as: 'dan' });
    // Read in full: whatever is asked for from here on comes with the tab.
    await main().getByText('How this is decided').waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('tab', { name: /^Proposals/u }).click();
    await page.getByRole('group', { name: 'Your vote' }).first().waitFor();
    const alert = main().getByRole('alert');
    await seeTexts(alert, ['This part could not be loaded.']);

    await page.getByRole('heading', { level: 1, name: issue.title }).waitFor();
    await page.unroute('**/assets/*.js');
    await alert.getByRole('button', { name: 'Load it again' }).click();
    await page.getByRole('button', { name: 'Submit Proposal' }).waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('proposes a solution once every field is filled in [3.6, 8.16]', async () => {
    await open({ as: 'dan' }, '#proposals');
    await page.getByRole('button', { name: 'Submit Proposal' }).click();
    await seeTexts(main(), [
      'Description must be at least 10 characters',
      'Proposed compensation is required',
      'Estimated time is required',
    ]);
    await page.getByLabel('Description').fill('I close the hole and paint the lane again.');
    await page.getByLabel('Proposed Compensation').fill('300');
    await seeTexts(main(), ['You get $300.00. Donors have to raise $333.34:']);
    await page.getByLabel('Estimated Time to Complete').fill('3 days');
    await page.getByRole('button', { name: 'Submit Proposal' }).click();
    await seeToast(page, 'Proposal submitted!');
    await seeToast(page, 'Your solution proposal has been submitted for voting.');
    await seeTexts(main(), ['by dan', '$300.00', 'Pending']);
  });

  test('writes a message, which stands there with its time [2.108, 8.18]', async () => {
    await open({ as: 'dan' }, '#discussion');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await seeTexts(main(), ['Message cannot be empty']);
    await page.getByLabel('Your message').fill('I saw it this morning.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await seeToast(page, 'Message sent!');
    await seeToast(page, 'Your message has been posted.');
    await seeTexts(main(), ['I saw it this morning.']);
    const time = /[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/u;
    await expect.poll(() => main().innerText()).toMatch(time);
  });

  test('is told when the server refuses a message [8.13]', async () => {
    await open({ as: 'dan' }, '#discussion');
    await page.route('**/api/sync', (route) => route.fulfill(REFUSAL));
    await page.route('**/chats', (route) =>
      route.request().method() === 'POST' ? route.fulfill(REFUSAL) : route.continue(),
    );
    await page.getByLabel('Your message').fill('This one is not taken.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await seeToast(page, 'Error sending message');
  });

  test('is told when the server refuses a pledge, a proposal or a vote [8.9-12]', async () => {
    await open({ as: 'dan' }, '#pledge');
    const refuse = { ...OURS, status: 500, body: 'out of order' };
    await page.route('**/api/pledges', (route) => route.fulfill(refuse));
    await page.route(/\/api\/(?:proposals\/.*\/vote|issues\/.*\/proposals)$/u, (route) =>
      route.request().method() === 'POST' ? route.fulfill(refuse) : route.continue(),
    );
    await page.getByLabel('Pledge Amount').fill('5');
    await page.getByRole('button', { name: 'Pledge Support' }).click();
    await page.getByRole('button', { name: 'Pledge $5.00' }).click();
    await seeToast(page, 'Error submitting pledge');
    await seeToast(page, '500: out of order');
    await page.goto(`/issues/${issue.id}#proposals`);
    await page.reload();
    await page
      .getByRole('button', { name: /^Upvote/u })
      .first()
      .click();
    await seeToast(page, 'Error voting');
    // Dan has an open offer already.
    await page.getByText('Make another offer').click();
    await page.getByLabel('Description').fill('I close the hole and paint the lane again.');
    await page.getByLabel('Proposed Compensation').fill('300');
    await page.getByLabel('Estimated Time to Complete').fill('3 days');
    await page.getByRole('button', { name: 'Submit Proposal' }).click();
    await seeToast(page, 'Error submitting proposal');
  });
});

async function pledges(): Promise<unknown[]> {
  return (await (await fetch(`${site.origin}/api/issues/${issue.id}/pledges`)).json()) as unknown[];
}
