import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import {
  noticesFor,
  refundNotice,
  removalNotice,
  type Notice,
} from '#api/notices/notices.rules.ts';
import { noticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { decideRefundOfAll, type StandingPledge } from '#api/money/pledging.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { mayDelete } from '#api/issues/issuePolicy.rules.ts';
import { loadParticipants, saveFunding, saveRemoval } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import {
  closePledges,
  insertLedgerTransaction,
  findStandingPledges,
} from '#api/case/funding/pledges.sql.ts';
import type { Currency } from '#schema/money/currency.ts';
import { savePending } from '#api/case/funding/selections.sql.ts';
import { lockSettledIssue } from '#api/case/funding/lockSettledIssue.ts';

/** Donors learn how much was refunded to them, the others that the issue is gone. */
function removalNotices(
  issue: IssueRow,
  pledges: readonly StandingPledge[],
  people: { participants: string[]; actorId: string; currency: Currency },
): Notice[] {
  const sums = new Map<string, bigint>();
  for (const { donorId, amountCents } of pledges) {
    sums.set(donorId, (sums.get(donorId) ?? 0n) + amountCents);
  }
  const refunds = [...sums].map(([userId, sum]) => ({
    userId,
    ...refundNotice(noticeAmount(sum, people.currency), issue),
  }));
  const others = people.participants.filter((id) => !sums.has(id));
  return [...refunds, ...noticesFor(others, people.actorId, removalNotice(issue))];
}

/**
 * Removes an issue before work begins: every pledge is refunded to its donor in the ledger, and a tombstone
 * remains.
 */
export async function deleteIssue(tx: Transaction, issueId: string): Promise<void> {
  const issue = await lockSettledIssue(tx, issueId);
  const pledges = await findStandingPledges(tx, issueId);

  const actor = signedIn(tx.actor);
  permit(mayDelete(actor, issue));

  const decision = decideRefundOfAll(issue, pledges);
  const participants = await loadParticipants(tx, issueId);
  const { currency } = await tx.money();
  const notices = removalNotices(issue, pledges, {
    participants,
    actorId: actor.id,
    currency,
  });

  if (pledges.length > 0) {
    const about = { issueId, kind: 'refund' as const, pledgeId: null };
    await insertLedgerTransaction(tx, about, decision.postings);
    await closePledges(tx, pledges, 'refunded');
    await saveFunding(tx, issueId, { ...decision, pledgeCount: issue.pledgeCount });
  }
  await savePending(tx, issueId, null);
  await saveRemoval(tx, issueId);
  await tx.audit({ issueId, action: 'issue_removed', data: { refundedPledges: pledges.length } });
  await saveNotices(tx, issueId, notices);
}
