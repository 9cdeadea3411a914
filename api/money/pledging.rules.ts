import { moveIssue } from '#api/platform/issueLifecycle.rules.ts';
import { pledgePostings, refundPostings, type Posting } from './ledger.rules.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';
import type { Cents } from '#schema/money/money.ts';

export type FundedIssue = {
  id: string;
  status: IssueStatus;
  fundingCents: Cents;
  pledgerCount: number;
};

export type FundingDecision = {
  status: IssueStatus;
  fundingCents: Cents;
  pledgerCount: number;
  postings: Posting[];
};

export type StandingPledge = { id: string; donorId: string; amountCents: Cents };

/** `isFirstOfDonor`: the person has no standing pledge here. */
export function decidePledge(
  issue: FundedIssue,
  pledge: { donorId: string; amountCents: Cents; isFirstOfDonor: boolean },
): FundingDecision {
  return {
    status: moveIssue(issue.status, 'pledge_received'),
    fundingCents: issue.fundingCents + pledge.amountCents,
    pledgerCount: issue.pledgerCount + (pledge.isFirstOfDonor ? 1 : 0),
    postings: pledgePostings(pledge.donorId, issue.id, pledge.amountCents),
  };
}

/** Empties the escrow. */
export function decideRefundOfAll(
  issue: FundedIssue,
  pledges: readonly StandingPledge[],
): FundingDecision {
  const total = pledges.reduce((sum, pledge) => sum + pledge.amountCents, 0n);
  const postings = pledges.flatMap(({ donorId, amountCents }) =>
    refundPostings(donorId, issue.id, amountCents),
  );
  const fundingCents = issue.fundingCents - total;
  const isEmptied = issue.status === 'funded' && fundingCents === 0n;
  return {
    status: isEmptied ? moveIssue(issue.status, 'escrow_emptied') : issue.status,
    fundingCents,
    pledgerCount: 0,
    postings,
  };
}
