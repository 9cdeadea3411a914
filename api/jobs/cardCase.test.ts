import { afterAll, describe, expect, it } from 'vitest';
import { listLedger } from '#schema/case/audit.ts';
import { openPayoutAccount } from '#schema/case/payoutAccount.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { moveTestClock } from '#schema/site/testClock.ts';
import { castBallot, getCase } from '#schema/case/verification.ts';
import { castVote } from '#schema/case/vote.ts';
import { OFFER } from '#tests/scenarios/fixtures.ts';
import { handInProof } from '#tests/scenarios/proofs.ts';
import { execute } from '#tests/support/database/copiedDatabase.ts';
import { startCardSite } from '#tests/support/browser/cardSite.ts';
import { eventOf } from '#tests/support/providers/stripeServer.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';

const site = await startCardSite({ TIME_MACHINE: 'on' });
afterAll(() => site.stop());

const passHours = (advanceHours: number) =>
  site.donor.expectCall(moveTestClock, { body: { advanceHours } });

async function paidBy(donor: TestPerson, issueId: string, amount: string): Promise<string> {
  const { id } = await donor.expectCall(createPledge, { body: { issueId, amount } });
  const session = site.pay(id);
  await site.deliver(eventOf('checkout.session.completed', session));
  return session.payment_intent ?? '';
}

describe('a case that is paid by cards', () => {
  it('sends the solver’s money out and the rest back, to the cent, and keeps the fee', async () => {
    const { stripe, donor } = site;
    const { reporter, id } = await site.newIssue();
    const [other, solver] = [await personOf(site.api), await personOf(site.api)];
    const params = { id };
    const proposal = await solver.expectCall(createProposal, { params, body: OFFER });
    const { paymentIntent: first } = await site.standing(id, '400');
    const second = await paidBy(other, id, '200');
    for (const voter of [donor, other]) {
      const body = { voteType: 'upvote' as const };
      await voter.expectCall(castVote, { params: { id: proposal.id }, body });
    }
    for (const hours of [24, 24]) await passHours(hours);
    const { id: proofId } = await handInProof(solver, id);
    for (const voter of [reporter, donor, other]) {
      const body = { choice: 'approve' as const };
      await voter.call(castBallot, { params: { id: proofId }, body });
    }
    expect((await site.issueOf(id)).status).toBe('completed');

    const { url } = await solver.expectCall(openPayoutAccount);
    const account = stripe.activate(url.split('/').at(-1) ?? '');
    await site.deliver(eventOf('account.updated', account));
    await passHours(1);
    expect(stripe.transfers).toMatchObject([{ amount: 45_000, destination: account.id }]);
    const sentBack = stripe.refunds.map(({ payment_intent: of, amount }) => [of, amount]);
    expect(sentBack).toEqual(
      expect.arrayContaining([
        [first, 6_667],
        [second, 3_333],
      ]),
    );
    expect(sentBack).toHaveLength(2);
    const { payout } = await donor.expectCall(getCase, { params });
    expect(payout).toMatchObject({ amount: '450.00', fee: '50.00', returned: '100.00' });
    expect(payout?.paidAt).not.toBeNull();

    // Spent money that a bank takes back is the platform's loss.
    await site.deliver(eventOf('charge.dispute.created', stripe.dispute(first, 33_333)));
    const { items } = await donor.expectCall(listLedger, { params });
    const chargeback = items.find(({ kind }) => kind === 'chargeback');
    expect(chargeback?.entries.map(({ account: of, amount }) => [of, amount])).toEqual([
      ['platform', '-333.33'],
      ['donor', '333.33'],
    ]);
    expect(await site.booksProblem()).toBeNull();
    const extra = 'update payout set returned_cents = 9999 where issue_id = $1';
    await execute(site.api.databaseUrl, 'alter table payout disable trigger user');
    await site.api.database.query(extra, [id]);
    expect(await site.booksProblem()).toContain('than the provider was asked to send back');
  });
});
