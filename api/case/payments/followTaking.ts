import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { loadParticipants, saveFunding } from '#api/issues/issues.sql.ts';
import type { ProviderTakingRow } from '#api/money/payments.entities.ts';
import { cancelRefunds, findRefunds } from '#api/money/providerPayments.sql.ts';
import { findTaking, insertTaking, sumTaken } from '#api/money/providerTakings.sql.ts';
import { bornePostings } from '#api/money/ledger.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { lockReturningIssue } from '#api/case/funding/lockSettledIssue.ts';
import {
  findTakenPledge,
  insertLedgerTransaction,
  saveTaken,
  type TakenPledgeRow,
} from '#api/case/funding/pledges.sql.ts';
import { findTakenPayment, type TakenPayment } from './charges.sql.ts';
import { takenNotice } from './paymentNotices.rules.ts';
import {
  decideTaking,
  paidInstead,
  splitTaking,
  type TakingParts,
} from './providerTaking.rules.ts';
import { reinstate } from './reinstateTaking.ts';
import { reviewCover } from './reviewCover.ts';

/** A refund or dispute that did not begin here, in its current state at the provider. */
export type ProviderTaking = Pick<
  ProviderTakingRow,
  'id' | 'chargeId' | 'kind' | 'amountCents' | 'state'
>;

/**
 * Updates the books for money that the provider has taken back from a payment, or returned. Safe to repeat,
 * and in any order: what was returned once is never taken again. Returns whether it was news.
 */
export async function followTaking(tx: Transaction, taking: ProviderTaking): Promise<boolean> {
  const payment = await findTakenPayment(tx, taking.chargeId);
  if (payment === null) return false;
  const issue = await lockReturningIssue(tx, payment.issueId);
  const known = await findTaking(tx, taking);
  if (known?.state === 'returned' || known?.state === taking.state) return false;
  const pledge = await findTakenPledge(tx, taking.chargeId);
  if (known !== null) {
    await reinstate(tx, { issue, pledge, taking: known });
    return true;
  }
  if (taking.state === 'returned') {
    const nothing = { escrowCents: 0n, insteadCents: 0n, platformCents: 0n };
    await insertTaking(tx, { ...taking, ...nothing });
    return false;
  }
  await take(tx, { issue, pledge, payment, taking });
  return true;
}

type Taken = {
  issue: IssueRow;
  /** Null: the payment never became a pledge. */
  pledge: TakenPledgeRow | null;
  payment: TakenPayment;
  taking: ProviderTaking;
};

async function take(tx: Transaction, { issue, pledge, payment, taking }: Taken): Promise<void> {
  const standingCents = pledge?.isHeld ? pledge.standingCents : 0n;
  const insteadCents = await stopRefunds(tx, { payment, taking, standingCents });
  const parts = splitTaking(taking.amountCents, { standingCents, insteadCents });
  await insertTaking(tx, { ...taking, ...parts });
  if (pledge === null) return;
  const people = await loadParticipants(tx, issue.id);
  const left = await bookTaking(tx, { issue, pledge, taking, parts });

  const { id: pledgeId, donorId } = pledge;
  const isRefund = taking.kind === 'refund';
  await tx.audit({
    issueId: issue.id,
    action: isRefund ? 'pledge_refunded_at_provider' : 'pledge_charged_back',
    data: { pledgeId, amountCents: String(taking.amountCents) },
    isBySystem: true,
  });
  const notice = takenNotice(taking.kind, await tx.toNoticeAmount(taking.amountCents), issue);
  // Money that was no longer in escrow concerns only its donor.
  const told = parts.escrowCents > 0n ? [...people, donorId] : [donorId];
  await saveNotices(tx, issue.id, noticesFor(told, '', notice));
  if (parts.escrowCents > 0n) await reviewCover(tx, left, people);
}

type Booked = Pick<Taken, 'issue' | 'taking'> & { pledge: TakenPledgeRow; parts: TakingParts };

async function bookTaking(
  tx: Transaction,
  { issue, pledge, taking, parts }: Booked,
): Promise<IssueRow> {
  const kind = taking.kind === 'refund' ? ('provider_refund' as const) : ('chargeback' as const);
  const about = { issueId: pledge.issueId, kind, pledgeId: pledge.id };
  const { escrowCents, platformCents } = parts;
  if (platformCents > 0n) {
    // A separate movement: what the platform bears does not belong to the issue.
    await insertLedgerTransaction(tx, about, bornePostings(pledge.donorId, platformCents));
  }
  if (escrowCents === 0n) return issue;
  const standing = { ...pledge, amountCents: pledge.standingCents };
  const decision = decideTaking(issue, standing, escrowCents);
  await insertLedgerTransaction(tx, about, decision.postings);
  const isGone = escrowCents === pledge.standingCents;
  const closedAs = taking.kind === 'refund' ? ('refunded' as const) : ('charged_back' as const);
  const takenCents = pledge.takenCents + escrowCents;
  await saveTaken(tx, pledge.id, { takenCents, status: isGone ? closedAs : 'held' });
  await saveFunding(tx, issue.id, { ...decision, pledgeCount: issue.pledgeCount });
  const { status, fundingCents, pledgerCount } = decision;
  return { ...issue, status, fundingCents, pledgerCount };
}

/** Cancels the refunds that the provider has paid in our place; returns their sum. */
async function stopRefunds(
  tx: Transaction,
  of: Pick<Taken, 'payment' | 'taking'> & { standingCents: bigint },
): Promise<bigint> {
  const { payment, taking, standingCents } = of;
  const leftCents = taking.amountCents - standingCents;
  if (leftCents <= 0n) return 0n;
  const { sentCents, waiting } = await findRefunds(tx, payment.id);
  const waitingCents = waiting.reduce((sum, { amountCents }) => sum + amountCents, 0n);
  const amountCents = payment.amountCents - standingCents - (await sumTaken(tx, payment.id));
  const insteadCents = paidInstead({ amountCents, sentCents, waitingCents }, leftCents);
  await cancelRefunds(tx, payment.id, { waiting, insteadCents, kind: taking.kind });
  return insteadCents;
}
