import { noticesFor, pledgeNotice } from '#api/domain/notices.ts';
import { decidePledge } from '#api/domain/pledging.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { mayPledge, permit } from '#api/policies/issuePolicy.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { formatCents } from '#schema/money.ts';
import type { Pledge } from '#schema/pledge.ts';
import { fundedIssue, standingPledges } from '../escrow.ts';
import { findIssue, touchIssue } from '../issueAccess.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import { saveNotices } from '../notify.ts';

/** Money into escrow. Amounts are kept as the contract's decimal text and summed in cents. */
export const pledgeHandlers: MockHandlersOf<'listPledges' | 'createPledge' | 'listDonations'> = {
  listPledges({ world, params }) {
    const issue = findIssue(world, params.id);
    return standingPledges(world.state, issue.id).toReversed().slice(0, LIST_MAX);
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
    };
    state.pledges.push(pledge);
    issue.status = decision.status;
    issue.currentFunding = formatCents(decision.fundingCents);
    issue.pledgerCount = decision.pledgerCount;
    touchIssue(world, issue, ['pledges']);
    const notice = pledgeNotice(actor.username, body.amount, issue);
    saveNotices(world, issue, noticesFor([issue.reporterId], actor.id, notice));
    return pledge;
  },

  listDonations({ world, params, actor }) {
    if (params.id !== actor.id) throw new Refusal('forbidden');
    return world.state.pledges
      .filter((pledge) => pledge.userId === actor.id)
      .filter((pledge) => !world.state.refundedPledgeIds.has(pledge.id))
      .map(({ id, issueId, amount, createdAt }) => ({ id, issueId, amount, createdAt }))
      .toReversed();
  },
};
