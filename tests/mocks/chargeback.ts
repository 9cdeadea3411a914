import { decideChargeback, ensureDisputable } from '#api/domain/money/chargeback.ts';
import { noticesFor } from '#api/domain/notices/notices.ts';
import { chargebackNotice } from '#api/domain/notices/paymentNotices.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { formatCents } from '#schema/money/money.ts';
import { fundedIssue, standingPledges, sumOf } from './escrow.ts';
import { touchIssue } from './issueAccess.ts';
import type { IssueRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { participantsOf, saveNotices } from './notify.ts';
import { book, record } from './record.ts';
import { holdRelease } from './release.ts';
import { endSay } from './takenBack.ts';

/** Books what a bank took back, as the real API does. Throws Refusal `pledge_not_found` or `wrong_state`. */
export function chargeBack(world: MockWorld, pledgeId: string): void {
  const { state } = world;
  const row = state.pledges.find(({ id }) => id === pledgeId);
  const issue = row && state.issues.get(row.issueId);
  if (!row || !issue) throw new Refusal('pledge_not_found');
  const standing = standingPledges(state, issue.id);
  const own = standing.filter(({ userId }) => userId === row.userId);
  const isHeld = issue.status !== 'completed' && own.includes(row);
  const isBooked = isChargedBack(world, issue, pledgeId);
  ensureDisputable({ isHeld, isBooked });
  if (isBooked) return;
  const pledge = { id: pledgeId, donorId: row.userId, amountCents: sumOf([row]), isHeld };
  const taking = { disputedCents: pledge.amountCents, insteadCents: 0n };
  const people = participantsOf(state, issue);
  const subject = { ...fundedIssue(issue), isFrozen: issue.isFrozen };
  const disputed = { ...pledge, isLastOfDonor: own.length === 1 };
  const decision = decideChargeback(subject, disputed, taking);
  state.refundedPledgeIds.add(pledgeId);
  issue.status = decision.status;
  issue.currentFunding = formatCents(decision.fundingCents);
  issue.pledgerCount = decision.pledgerCount;
  issue.isFrozen = decision.isFrozen;
  const { postings } = decision;
  book(world, issue.id, { id: world.randomUuid(), kind: 'chargeback', pledgeId, postings });
  endSay(state, issue.id, row.userId);
  holdRelease(world, issue);
  const data = { amountCents: String(pledge.amountCents), pledgeId };
  record(world, issue.id, { action: 'pledge_charged_back', actorId: null, data });
  const notice = chargebackNotice(pledge.amountCents, issue);
  saveNotices(world, issue, noticesFor([...people, row.userId], '', notice));
  touchIssue(world, issue, ['pledges']);
}

const isChargedBack = ({ state }: MockWorld, issue: IssueRow, pledgeId: string): boolean =>
  (state.movements.get(issue.id) ?? []).some(
    (movement) => movement.kind === 'chargeback' && movement.pledgeId === pledgeId,
  );
