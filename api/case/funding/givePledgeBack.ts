import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { decideReturn } from './pledgeExpiry.rules.ts';
import { saveFunding } from '#api/issues/issues.sql.ts';
import { closePledges, insertLedgerTransaction, type HeldPledge } from './pledges.sql.ts';

type Return = {
  pledge: HeldPledge;
  /** All that stand in the issue, this one too. */
  pledges: readonly HeldPledge[];
  how: 'withdrawn' | 'refunded';
};

/**
 * Books one pledge back to its donor and lowers the counters; the issue is locked. Returns it as it
 * is then.
 */
export async function givePledgeBack<Issue extends IssueRow>(
  tx: Transaction,
  issue: Issue,
  { pledge, pledges, how }: Return,
): Promise<Issue> {
  const issueId = issue.id;
  const own = pledges.filter(({ donorId }) => donorId === pledge.donorId);
  const decision = decideReturn(issue, { ...pledge, isLastOfDonor: own.length === 1 });
  const isWish = how === 'withdrawn';
  const kind = isWish ? ('withdrawal' as const) : ('refund' as const);
  await insertLedgerTransaction(tx, { issueId, kind, pledgeId: pledge.id }, decision.postings);
  await closePledges(tx, [pledge], how);
  await saveFunding(tx, issueId, { ...decision, pledgeCount: issue.pledgeCount });
  await tx.audit({
    issueId,
    action: isWish ? 'pledge_withdrawn' : 'pledge_refunded',
    data: { pledgeId: pledge.id, amountCents: String(pledge.amountCents) },
    isBySystem: !isWish,
  });
  return { ...issue, ...decision };
}
