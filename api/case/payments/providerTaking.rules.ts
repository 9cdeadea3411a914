import { moveIssue } from '#api/platform/issueLifecycle.rules.ts';
import {
  bornePostings,
  pledgePostings,
  refundPostings,
  type Posting,
} from '#api/money/ledger.rules.ts';
import type { FundedIssue, FundingDecision, StandingPledge } from '#api/money/pledging.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { Cents } from '#schema/money/money.ts';

/** Where the money taken back was found. */
export type TakingParts = {
  escrowCents: Cents;
  /** Owed by us to the donor, and already paid by the provider. */
  insteadCents: Cents;
  platformCents: Cents;
};

/** `amountCents`: what is in escrow now; 0 once the pledge is closed. */
export type TakenPledge = StandingPledge & {
  /** The donor has no other pledge in the issue. */
  isOnlyOfDonor: boolean;
};

/**
 * The part of the unsent refunds that the provider has already paid: sending it too would give the donor
 * more than they paid. The rest stays due.
 */
export function paidInstead(
  payment: { amountCents: Cents; sentCents: Cents; waitingCents: Cents },
  takenCents: Cents,
): Cents {
  const { amountCents, sentCents, waitingCents } = payment;
  const missing = amountCents - takenCents - sentCents;
  const stillDue = missing > 0n ? missing : 0n;
  const instead = waitingCents > stillDue ? waitingCents - stillDue : 0n;
  return instead < takenCents ? instead : takenCents;
}

/**
 * Where the books find what the provider has taken back: first in the pledge's own escrow, then in refunds on
 * their way. For money already spent the platform pays: the solver keeps theirs, and no escrow falls below
 * zero or pays for another's pledge.
 */
export function splitTaking(
  takenCents: Cents,
  { standingCents, insteadCents }: { standingCents: Cents; insteadCents: Cents },
): TakingParts {
  const escrowCents = takenCents < standingCents ? takenCents : standingCents;
  const leftCents = takenCents - escrowCents;
  const instead = insteadCents < leftCents ? insteadCents : leftCents;
  return { escrowCents, insteadCents: instead, platformCents: leftCents - instead };
}

/** The effect of a taking on the escrow of the issue. */
export function decideTaking(
  issue: FundedIssue,
  pledge: TakenPledge,
  escrowCents: Cents,
): FundingDecision {
  const { status, pledgerCount } = issue;
  const fundingCents = issue.fundingCents - escrowCents;
  const isGone = escrowCents === pledge.amountCents;
  const isEmptied = status === 'funded' && fundingCents === 0n;
  return {
    status: isEmptied ? moveIssue(status, 'escrow_emptied') : status,
    fundingCents,
    pledgerCount: pledgerCount - (isGone && pledge.isOnlyOfDonor ? 1 : 0),
    postings: refundPostings(pledge.donorId, issue.id, escrowCents),
  };
}

/** The effect on the escrow when the provider returns what it had taken from it. */
export function decideReinstatement(
  issue: FundedIssue,
  pledge: TakenPledge,
  escrowCents: Cents,
): FundingDecision {
  const wasGone = pledge.amountCents === 0n;
  return {
    status: moveIssue(issue.status, 'pledge_received'),
    fundingCents: issue.fundingCents + escrowCents,
    pledgerCount: issue.pledgerCount + (wasGone && pledge.isOnlyOfDonor ? 1 : 0),
    postings: pledgePostings(pledge.donorId, issue.id, escrowCents),
  };
}

/** What the platform bore and gets back. */
export const givenBackPostings = (donorId: string, amountCents: Cents): Posting[] =>
  bornePostings(donorId, -amountCents);

/**
 * For test money, a bank can take back only what is in escrow: once refunded or spent, no payment records how
 * much of it was returned.
 */
export function ensureDisputable(pledge: { isHeld: boolean; isBooked: boolean }): void {
  if (!pledge.isHeld && !pledge.isBooked) throw new Refusal('wrong_state');
}
