import { noticesFor, pledgeNotice } from '#api/domain/notices/notices.ts';
import { expiryOf } from '#api/domain/money/pledgeExpiry.ts';
import { decidePledge } from '#api/domain/money/pledging.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { mayPledge, permit } from '#api/policies/issuePolicy.ts';
import { mayWithdrawPledge } from '#api/policies/stakePolicy.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { formatCents } from '#schema/money/money.ts';
import type { Pledge } from '#schema/money/pledge.ts';
import { chargeBack } from '../chargeback.ts';
import { fundedIssue, givePledgeBack, standingPledges } from '../escrow.ts';
import { findIssue, touchIssue } from '../issueAccess.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import { saveNotices } from '../notify.ts';
import { book, record } from '../record.ts';
import { reviewSelection } from '../selection.ts';
import { startAfter } from '../startAfter.ts';

/** Money into escrow. Amounts are kept as the contract's decimal text and summed in cents. */
export const pledgeHandlers: MockHandlersOf<
  | 'listPledges'
  | 'createPledge'
  | 'getPledgePayment'
  | 'withdrawPledge'
  | 'listDonations'
  | 'playChargeback'
> = {
  listPledges({ world, params, query }) {
    const issue = findIssue(world, params.id);
    const { pledges, refundedPledgeIds } = world.state;
    const newestFirst = pledges.filter(({ issueId }) => issueId === issue.id).toReversed();
    return startAfter(newestFirst, query.after)
      .filter(({ id }) => !refundedPledgeIds.has(id))
      .filter(({ userId }) => query.userId === undefined || userId === query.userId)
      .slice(0, LIST_MAX);
  },

  createPledge({ world, body, actor }) {
    const { state } = world;
    const issue = findIssue(world, body.issueId);
    permit(mayPledge(actor, issue));
    const isFirstOfDonor = standingPledges(state, issue.id).every(
      ({ userId }) => userId !== actor.id,
    );
    const money = { donorId: actor.id, amountCents: body.amount, isFirstOfDonor };
    const decision = decidePledge(fundedIssue(issue), money);
    const pledge: Pledge = {
      id: world.randomUuid(),
      issueId: issue.id,
      amount: formatCents(body.amount),
      userId: actor.id,
      userName: actor.username,
      pledgeNumber: state.pledges.filter((row) => row.issueId === issue.id).length + 1,
      createdAt: world.now(),
      refundDueAt: expiryOf(new Date(world.now())).refundDueAt.toISOString(),
    };
    state.pledges.push(pledge);
    issue.status = decision.status;
    issue.currentFunding = formatCents(decision.fundingCents);
    issue.pledgerCount = decision.pledgerCount;
    const { postings } = decision;
    const [kind, pledgeId] = ['pledge' as const, pledge.id];
    book(world, issue.id, { id: world.randomUuid(), kind, pledgeId, postings });
    const data = { pledgeNumber: pledge.pledgeNumber, amountCents: String(body.amount) };
    record(world, issue.id, { action: 'pledge_made', actorId: actor.id, data });
    touchIssue(world, issue, ['pledges']);
    const notice = pledgeNotice(actor.username, body.amount, issue);
    saveNotices(world, issue, noticesFor([issue.reporterId], actor.id, notice));
    reviewSelection(world, issue);
    return pledge;
  },

  getPledgePayment({ world, params, actor }) {
    const pledge = world.state.pledges.find(
      ({ id, userId }) => id === params.id && userId === actor.id,
    );
    if (!pledge) throw new Refusal('pledge_not_found');
    const { issueId, amount } = pledge;
    const hasGoneBack = world.state.refundedPledgeIds.has(pledge.id);
    return { state: hasGoneBack ? 'returned' : 'received', issueId, amount, checkoutUrl: null };
  },

  withdrawPledge({ world, params, actor }) {
    const { state } = world;
    const row = state.pledges.find(({ id }) => id === params.id);
    if (!row) throw new Refusal('pledge_not_found');
    const issue = findIssue(world, row.issueId);
    if (state.refundedPledgeIds.has(row.id)) throw new Refusal('pledge_not_found');
    permit(mayWithdrawPledge(actor, issue, { donorId: row.userId }));
    givePledgeBack(world, issue, { pledgeId: row.id, how: 'withdrawn' });
    reviewSelection(world, issue);
  },

  listDonations({ world, params, actor }) {
    if (params.id !== actor.id) throw new Refusal('forbidden');
    return world.state.pledges
      .filter((pledge) => pledge.userId === actor.id)
      .filter((pledge) => !world.state.refundedPledgeIds.has(pledge.id))
      .map(({ id, issueId, amount, createdAt }) => ({ id, issueId, amount, createdAt }))
      .toReversed();
  },

  playChargeback({ world, body }) {
    chargeBack(world, body.pledgeId);
  },
};
