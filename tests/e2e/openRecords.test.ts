import { describe, expect, test } from 'vitest';
import { createPledge } from '#schema/case/pledge.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { moveTestClock } from '#schema/site/testClock.ts';
import { castVote } from '#schema/case/vote.ts';
import type { Client } from '#tests/scenarios/client.ts';
import { fileReport, OFFER } from '#tests/scenarios/fixtures.ts';
import { handInProof } from '#tests/scenarios/proofs.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { signUp } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests({ TIME_MACHINE: 'on' });

const idOf = async (username: string) => {
  const [row] = await site.query<{ id: string }>('select id from app_user where username = $1', [
    username,
  ]);
  return row?.id ?? '';
};

describe('the transparency page', () => {
  test('follows the time machine, and the reader’s browser checks the published heads', async () => {
    const page = await openBrowser({ width: 360 });
    await page.goto(`${site.origin}/transparency`);
    await page.getByText('This site uses test money only').waitFor();
    await page.getByRole('button', { name: 'Let 1 day pass' }).click();
    await page.getByText(/it shows .* 24 hours ahead\./u).waitFor();
    await page.getByText('Everything adds up').waitFor();
    await page.getByRole('button', { name: 'Check in this browser' }).click();
    await page.getByText('It matches. Your browser has computed the same hash').waitFor();
    await page.getByText('Show as a table').first().click();
    await page.getByRole('columnheader', { name: 'Into escrow' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('people', () => {
  test(
    'see their record on the profile, the formula behind it, and their rank by month',
    { tags: 'whole-run' },
    async () => {
      const page = await openBrowser();
      await signUp(page, site, 'vida');
      const at = [await idOf('vida'), await idOf('nora')];
      await site.query(
        `insert into trust_event (user_id, event, created_at) values
       ($1, 'agreed', now()), ($1, 'agreed', now()), ($2, 'disagreed', now()),
       ($2, 'agreed', now() - interval '1 month')`,
        at,
      );
      await page.goto(`${site.origin}/profile`);
      await page.getByRole('link', { name: 'The formula and your log' }).click();
      // The profile has the same heading.
      await page.waitForURL(/\/users\//u);
      await page.getByRole('heading', { level: 1, name: 'vida' }).waitFor();
      const agreed = page.getByRole('row', { name: /that agreed .* \+2/u });
      await expect.poll(() => agreed.count()).toBe(3);
      expect(await axeViolations(page)).toEqual([]);

      await page.getByRole('link', { name: 'Leaderboard of this month' }).click();
      await page.getByRole('row', { name: /^1 vida You 2 2 100%/u }).waitFor();
      await page.getByRole('row', { name: /^2 nora 0 1 0%/u }).waitFor();
      expect(await page.getByRole('button', { name: 'Month after' }).isDisabled()).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Month before' }).click();
      await page.getByRole('row', { name: /^1 nora 1 1 100%/u }).waitFor();
      expect(page.url()).toContain('?month=20');
    },
  );
});

/** Work under way for $600 of `donor`, with its solver. */
async function openWork(donor: string): Promise<{ issueId: string; solver: Client }> {
  const { id: issueId } = await fileReport(await site.join(`r${donor}`));
  const solver = await site.join(`s${donor}`);
  const params = { id: issueId };
  const { id } = await solver.expectCall(createProposal, { params, body: OFFER });
  const client = await site.signIn(donor);
  await client.expectCall(createPledge, { body: { issueId, amount: '600' } });
  await client.expectCall(castVote, { params: { id }, body: { voteType: 'upvote' } });
  for (const advanceHours of [24, 24]) {
    await site.visitor().expectCall(moveTestClock, { body: { advanceHours } });
  }
  return { issueId, solver };
}

describe('an independent report', () => {
  test(
    'is ordered by a donor, delivered by the validator, and read by everybody',
    { tags: 'whole-run' },
    async () => {
      const donor = await openBrowser();
      await signUp(donor, site, 'dilan');
      const { issueId, solver } = await openWork('dilan');
      const validator = await openBrowser();
      await signUp(validator, site, 'vera');
      await validator.setViewportSize({ width: 360, height: 800 });
      await site.query("update app_user set is_validator = true where username = 'vera'");

      await donor.goto(`${site.origin}/issues/${issueId}`);
      await donor.getByText('Ask an independent expert').click();
      await donor.getByLabel('Username of the expert').fill('vera');
      await donor.getByRole('textbox', { name: 'Fee' }).fill('4');
      await donor.getByRole('button', { name: 'Pay and ask' }).click();
      await donor.getByText('The amount must be at least $5.00.').waitFor();
      await donor.getByRole('textbox', { name: 'Fee' }).fill('40');
      await donor.getByRole('button', { name: 'Pay and ask' }).click();
      await seeToast(donor, 'The report is ordered');
      await donor.getByText('dilan ordered it for $40.00').waitFor();

      await handInProof(solver, issueId);
      await validator.goto(`${site.origin}/issues/${issueId}`);
      await validator
        .getByLabel('Report', { exact: true })
        .fill('Level, sealed and dry: I measured it.');
      await validator.getByRole('button', { name: 'Deliver the report' }).click();
      await seeToast(validator, 'Your report is delivered');
      await donor.getByText('Level, sealed and dry: I measured it.').waitFor();
      expect(await axeViolations(donor)).toEqual([]);
      expect(await axeViolations(validator)).toEqual([]);
    },
  );
});
