import type { CaseState } from '#api/domain/issueLifecycle.ts';
import { moveIssue } from '#api/domain/issueLifecycle.ts';
import { borneByPlatformPostings, refundPostings } from '#api/domain/ledger.ts';
import type { FundedIssue, FundingDecision, StandingPledge } from '#api/domain/pledging.ts';
import type { Cents } from '#schema/money.ts';

export type ChargedBackPledge = StandingPledge & {
  /** The money still lies in escrow. */
  isHeld: boolean;
  isLastOfDonor: boolean;
  /** What a payout gave back of it before; 0 while it is held. */
  returnedCents: Cents;
};

export type ChargebackDecision = FundingDecision & Pick<CaseState, 'isFrozen'>;

/**
 * What it does when a donor's bank takes a pledge back. Promise: the books follow the bank at once,
 * and what is left in escrow is frozen until somebody has looked at the case. What a solver was
 * paid stays theirs: for money that is spent the platform stands in, never another donor.
 */
export function decideChargeback(
  issue: FundedIssue & Pick<CaseState, 'isFrozen'>,
  pledge: ChargedBackPledge,
): ChargebackDecision {
  const { id, status, pledgerCount } = issue;
  if (!pledge.isHeld) {
    const postings = borneByPlatformPostings(
      pledge.donorId,
      pledge.amountCents - pledge.returnedCents,
    );
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
