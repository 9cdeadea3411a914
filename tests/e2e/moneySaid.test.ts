import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { PASSWORD } from '#tests/support/registerAs.ts';

const site = ownDemoSiteOfTests();
const PHONE = { width: 360, height: 740 };
const PEOPLE = [undefined, 'dan', 'sam'] as const;

let issues: Issue[];
/** One case for each way in which a chosen solver's work stands. */
const chosen = new Map<string, Issue>();
beforeAll(async () => {
  issues = await site.issues();
  for (const issue of issues.filter(({ status }) => status === 'in_progress')) {
    const answer = await fetch(`${site.origin}/api/issues/${issue.id}/case`);
    chosen.set(((await answer.json()) as CaseView).verification, issue);
  }
});

const casePanel = (page: Page) => page.getByRole('region', { name: 'What happens now' });
const main = (page: Page) => page.getByRole('main');

async function openAs(as: string | undefined, path: string): Promise<Page> {
  const page = await site.visit({ as });
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

describe('once a solver is chosen', () => {
  test.each(PEOPLE)('nobody is urged to pledge: not %s', async (as) => {
    const page = await site.visit({ as });
    expect(chosen.size).toBeGreaterThan(4);
    for (const { id } of chosen.values()) {
      await page.goto(`/issues/${id}`);
      await casePanel(page).getByRole('button', { name: 'Share' }).waitFor();
      await casePanel(page).getByText('How this is decided').waitFor();
      expect(await casePanel(page).getByRole('link', { name: 'Pledge', exact: true }).count()).toBe(
        0,
      );
    }
  });

  test('the form says what is true then, and pledging is a second step', async () => {
    const page = await openAs('dan', `/issues/${chosen.get('none')?.id}#pledge`);
    await main(page)
      .getByText('This pledge cannot be withdrawn while the work runs and has no vote.')
      .waitFor();
    await main(page)
      .getByText(/^The price of \$[\d,.]+ is covered/u)
      .waitFor();
    expect(await page.getByLabel('Pledge Amount').count()).toBe(0);
    expect(await main(page).getByText('You can withdraw it until').count()).toBe(0);
    await page.getByRole('button', { name: 'Pledge anyway' }).click();
    await page.getByLabel('Pledge Amount').fill('5');
    await page.getByRole('button', { name: 'Pledge Support' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('cannot be withdrawn while the work runs', { exact: false }).waitFor();
    expect(await dialog.getByText('You can withdraw it until').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Pledge $5.00' }).click();
    await seeToast(page, 'Pledge submitted!');
    await casePanel(page)
      .getByText(
        /\$5\.00 of it came after the choice and has no vote\.|You have \$5\.00 in escrow/u,
      )
      .waitFor();
  });
});

describe('money', () => {
  test('that was spent is never said to be in escrow', async () => {
    const page = await site.visit({ as: 'dan' });
    const { id } = (await (await page.request.get('/api/user')).json()) as { id: string };
    const paid = issues.filter(({ status }) => status === 'completed');
    let seen = 0;
    for (const issue of paid) {
      const answer = await page.request.get(`/api/issues/${issue.id}/pledges?userId=${id}`);
      if (((await answer.json()) as unknown[]).length === 0) continue;
      await page.goto(`/issues/${issue.id}`);
      await casePanel(page)
        .getByText(/^You pledged \$[\d,.]+: \$[\d,.]+ was spent/u)
        .waitFor();
      expect(await main(page).getByText('in escrow here').count()).toBe(0);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('of a single pledge is followed in one’s own list, each movement one tap further', async () => {
    const page = await openAs('dan', '/mine?list=pledges&show=spent');
    const line = main(page)
      .getByRole('listitem')
      .filter({ hasText: 'released for the work' })
      .first();
    await line.getByText('Follow my money').click();
    await line.getByText('To the solver').waitFor();
    await line.getByText('Platform’s share').waitFor();
    await line.getByRole('link', { name: 'Every movement' }).click();
    await main(page).locator('summary', { hasText: 'Where your money went' }).click();
    const trail = main(page).getByRole('table', { name: 'Where your money went' });
    await trail.waitFor();
    expect(await trail.getByText('You pledged').count()).toBeGreaterThan(0);
  });

  test('of a year is what it fixed, to share and to print', async () => {
    const page = await openAs('dan', '/mine?list=year');
    const year = new Date().getUTCFullYear();
    const told = page.getByRole('heading', { name: new RegExp(`fixed in ${year} with \\$`, 'u') });
    const count = Number.parseInt((await told.textContent()) ?? '', 10);
    expect(
      await main(page)
        .getByRole('listitem')
        .getByText(/^\$[\d,.]+ · /u)
        .count(),
    ).toBe(count);
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await main(page).getByRole('button', { name: 'Share' }).waitFor();
  });

  test('too young to count is said and hatched beside the offer that it is for', async () => {
    const issue = issues.find(
      ({ status, proposalCount }) => status === 'funded' && proposalCount > 0,
    );
    const page = await openAs('bea', `/issues/${issue?.id}#pledge`);
    await page.getByLabel('Pledge Amount').fill('30');
    await main(page)
      .getByText(/^With your \$30 it is \$/u)
      .waitFor();
    await page.getByRole('button', { name: 'Pledge Support' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pledge $30.00' }).click();
    await seeToast(page, 'Pledge submitted!');
    await casePanel(page)
      .getByText(/Your \$[\d,.]+ counts from \w{3} \d+:\d\d [AP]M\./u)
      .waitFor();
    await page.getByRole('tab', { name: /^Proposals/u }).click();
    const offer = main(page).getByRole('article').first();
    const up = offer.getByRole('button', { name: /^Upvote/u });
    if ((await up.getAttribute('aria-pressed')) !== 'true') await up.click();
    await offer.getByText(/Your \$[\d,.]+ counts from \w{3} \d+:\d\d [AP]M\./u).waitFor();
  });
});

describe('a stranger', () => {
  test('pledges with at most six taps beside the form, the account last', async () => {
    const issue = issues.find(
      ({ status, proposalCount }) => status === 'reported' && proposalCount === 0,
    );
    const page = await openAs(undefined, `/issues/${issue?.id}`);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await tap(casePanel(page).getByRole('link', { name: 'Pledge', exact: true }));
    await main(page).getByText('Please log in to pledge support for this issue.').waitFor();
    await tap(page.getByRole('button', { name: '$25', exact: true }));
    await main(page).getByText(`$25.00 to “${issue?.title}”`, { exact: false }).waitFor();
    expect(await page.getByRole('radio', { name: /^Donor/u }).isChecked()).toBe(true);
    await page.getByLabel('Username', { exact: true }).fill('mia');
    await page.getByLabel('Email', { exact: true }).fill('mia@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await tap(page.getByRole('button', { name: 'Create Account' }));
    const notNow = page.getByRole('link', { name: 'Not now' });
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Pledge $25.00' });
    await notNow.or(confirm).waitFor();
    if (await notNow.isVisible()) await tap(notNow);
    await tap(confirm);
    await seeToast(page, 'Pledge submitted!');
    await page.getByRole('region', { name: 'You pledged $25.00' }).waitFor();
    expect(taps).toBeLessThanOrEqual(6);
    // Once: coming back asks for nothing.
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByLabel('Pledge Amount').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

describe('an address that names the pledge', () => {
  test('reaches the form, though the proof above it comes later', async () => {
    const page = await openAs(undefined, `/issues/${chosen.get('voting')?.id}#pledge`);
    await page.getByRole('heading', { name: 'Proof of the work' }).waitFor({ state: 'attached' });
    const heading = page.getByRole('tabpanel').getByRole('heading', { name: 'Pledge Support' });
    const isInView = () =>
      heading.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInView).toBe(true);
    await page.waitForLoadState('networkidle');
    await expect.poll(isInView).toBe(true);
  });
});
