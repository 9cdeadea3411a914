import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { isCovered } from '#api/money/payout.rules.ts';
import { compensationOf } from './payouts.sql.ts';
import { findStandingPledges } from '#api/case/funding/pledges.sql.ts';

/**
 * Whether the escrow can pay for the work now: it is not frozen, and no chargeback has made it too
 * small.
 */
export async function isPayable(
  tx: Transaction,
  issue: IssueRow,
  { proposalId }: { proposalId: string },
): Promise<boolean> {
  if (issue.isFrozen) return false;
  return isCovered(await findStandingPledges(tx, issue.id), await compensationOf(tx, proposalId));
}
