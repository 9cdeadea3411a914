import type { CaseState } from '#api/platform/issueLifecycle.rules.ts';
import { moveIssue } from '#api/platform/issueLifecycle.rules.ts';
import { borneByPlatformPostings, refundPostings } from '#api/money/ledger.rules.ts';
import type { FundedIssue, FundingDecision, StandingPledge } from '#api/money/pledging.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Cents } from '#schema/money/money.ts';

export type ChargedBackPledge = StandingPledge & {
  /** The money still lies in escrow. */
  isHeld: boolean;
  isLastOfDonor: boolean;
};

/** What a bank takes of a payment. */
export type BankTaking = {
  disputedCents: Cents;
  /** How much of that was on its way back to the donor from us, and now need not go. */
  insteadCents: Cents;
};

export type ChargebackDecision = FundingDecision & Pick<CaseState, 'isFrozen'>;

/**
 * How much of the refunds that have not gone out a bank has paid in our place: as much as would
 * bring the donor more than they paid. The rest of them stays due.
 */
export function paidInstead(
  payment: { amountCents: Cents; sentCents: Cents; waitingCents: Cents },
  disputedCents: Cents,
): Cents {
  const { amountCents, sentCents, waitingCents } = payment;
  const missing = amountCents - disputedCents - sentCents;
  const stillDue = missing > 0n ? missing : 0n;
  return waitingCents > stillDue ? waitingCents - stillDue : 0n;
}

/**
 * What it does when a donor's bank takes a pledge back. Promise: the books follow the bank at once,
 * and what is left in escrow is frozen until the case has been reviewed. What a solver was
 * paid stays theirs: for money that is spent the platform stands in, never another donor.
 */
export function decideChargeback(
  issue: FundedIssue & Pick<CaseState, 'isFrozen'>,
  pledge: ChargedBackPledge,
  { disputedCents, insteadCents }: BankTaking,
): ChargebackDecision {
  const { id, status, pledgerCount } = issue;
  if (!pledge.isHeld) {
    const postings = borneByPlatformPostings(pledge.donorId, disputedCents - insteadCents);
    const isFrozen = issue.isFrozen || status !== 'completed';
    return { status, fundingCents: issue.fundingCents, pledgerCount, postings, isFrozen };
  }
  const fundingCents = issue.fundingCents - pledge.amountCents;
  const isEmptied = status === 'funded' && fundingCents === 0n;
  return {
    status: isEmptied ? moveIssue(status, 'escrow_emptied') : status,
    fundingCents,
    pledgerCount: pledgerCount - (pledge.isLastOfDonor ? 1 : 0),
    postings: refundPostings(pledge.donorId, id, pledge.amountCents),
    isFrozen: true,
  };
}

/**
 * Of test money a bank takes back only what lies in escrow: what went back or was spent left no
 * payment behind that says how much of it was returned.
 */
export function ensureDisputable(pledge: { isHeld: boolean; isBooked: boolean }): void {
  if (!pledge.isHeld && !pledge.isBooked) throw new Refusal('wrong_state');
}
