import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { loadParticipants, saveFunding } from '#api/issues/issues.sql.ts';
import type { ProviderTakingRow } from '#api/money/payments.entities.ts';
import { orderRefunds } from '#api/money/providerPayments.sql.ts';
import { saveReturn } from '#api/money/providerTakings.sql.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import {
  insertLedgerTransaction,
  saveTaken,
  type TakenPledgeRow,
} from '#api/case/funding/pledges.sql.ts';
import { reviewSelection } from '#api/case/funding/reviewSelection.ts';
import { pledgeTooLateNotice, reinstatedNotice } from './paymentNotices.rules.ts';
import { decideReinstatement, givenBackPostings } from './providerTaking.rules.ts';

type Returned = { issue: IssueRow; pledge: TakenPledgeRow | null; taking: ProviderTakingRow };

/**
 * Puts back what the provider has returned to us, each part where it came from: into the escrow, as long as
 * the issue accepts money and the donor has not withdrawn the rest; otherwise on to the donor.
 */
export async function reinstate(
  tx: Transaction,
  { issue, pledge, taking }: Returned,
): Promise<void> {
  const { id, chargeId, escrowCents, insteadCents, platformCents } = taking;
  const stands = pledge !== null && canStand(issue, pledge) && escrowCents > 0n;
  const donorCents = insteadCents + (stands ? 0n : escrowCents);
  await saveReturn(tx, id, donorCents);
  if (donorCents > 0n) await orderRefunds(tx, [{ pledgeId: chargeId, amountCents: donorCents }]);
  if (pledge === null) return;

  const { id: pledgeId, donorId, issueId } = pledge;
  const about = { issueId, kind: 'reinstated' as const, pledgeId };
  if (platformCents > 0n) {
    await insertLedgerTransaction(tx, about, givenBackPostings(donorId, platformCents));
  }
  const amountCents = escrowCents + insteadCents + platformCents;
  const data = { pledgeId, amountCents: String(amountCents) };
  await tx.audit({ issueId, action: 'pledge_reinstated', data, isBySystem: true });
  if (stands) return putBack(tx, { issue, pledge, escrowCents });
  if (donorCents === 0n) return;
  const notice = pledgeTooLateNotice(await tx.toNoticeAmount(donorCents));
  await saveNotices(tx, issueId, [{ userId: donorId, ...notice }]);
}

/** A pledge that was closed only because the provider took everything back opens again. */
function canStand(issue: IssueRow, pledge: TakenPledgeRow): boolean {
  const isOpen =
    issue.status !== 'completed' && issue.deletedAt === null && issue.mergedIntoId === null;
  return isOpen && (pledge.isHeld || pledge.standingCents === 0n);
}

async function putBack(
  tx: Transaction,
  { issue, pledge, escrowCents }: { issue: IssueRow; pledge: TakenPledgeRow; escrowCents: bigint },
): Promise<void> {
  const { id: pledgeId, donorId, issueId } = pledge;
  const standing = { ...pledge, amountCents: pledge.standingCents };
  const decision = decideReinstatement(issue, standing, escrowCents);
  await insertLedgerTransaction(tx, { issueId, kind: 'reinstated', pledgeId }, decision.postings);
  await saveTaken(tx, pledgeId, { takenCents: pledge.takenCents - escrowCents, status: 'held' });
  await saveFunding(tx, issueId, { ...decision, pledgeCount: issue.pledgeCount });
  const people = await loadParticipants(tx, issueId);
  const notice = reinstatedNotice(await tx.toNoticeAmount(escrowCents), issue);
  await saveNotices(tx, issueId, noticesFor([...people, donorId], '', notice));
  const { status, fundingCents, pledgerCount } = decision;
  await reviewSelection(tx, { ...issue, status, fundingCents, pledgerCount });
}
