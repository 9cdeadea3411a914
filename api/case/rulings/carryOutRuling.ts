import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { ruledRefundNotice } from '#api/case/jury/juryNotices.rules.ts';
import { decideRefundOfAll, type StandingPledge } from '#api/money/pledging.rules.ts';
import type { Notice } from '#api/notices/notices.rules.ts';
import { noticeAmount } from '#api/notices/noticeContent.rules.ts';
import { saveCase, saveFunding } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import {
  closePledges,
  insertLedgerTransaction,
  findStandingPledges,
} from '#api/case/funding/pledges.sql.ts';
import type { Currency } from '#schema/money/currency.ts';
import type { RulingRow } from '#api/case/jury/jury.entities.ts';
import type { ProofRow } from '#api/case/proof/proofs.entities.ts';
import { closeSelection } from '#api/case/funding/selections.sql.ts';
import { acceptProof } from '#api/case/proof/acceptProof.ts';
import { finishProof } from '#api/case/proof/finishProof.ts';

type Ruled = {
  issue: IssueRow;
  proof: ProofRow;
  ruling: Pick<RulingRow, 'id' | 'choice' | 'reason'>;
};

/**
 * Does what a final ruling says: pays the solver, or gives every donor back exactly what they put
 * in. The issue is locked. The database refuses
 * money without a final ruling.
 */
export async function carryOutRuling(tx: Transaction, ruled: Ruled): Promise<void> {
  const { issue, proof, ruling } = ruled;
  if (ruling.choice === 'refund') return refundAll(tx, ruled);
  return acceptProof(tx, issue, proof, { kind: 'ruling', reason: ruling.reason });
}

/** The proposal has failed, nothing is in escrow: the issue is reported, as on its first day. */
async function refundAll(tx: Transaction, { issue, proof, ruling }: Ruled): Promise<void> {
  const [issueId, proposalId] = [issue.id, proof.proposalId];
  const ended = moveCase(issue, 'selection_ended');
  const pledges = await findStandingPledges(tx, issueId);
  const decision = decideRefundOfAll({ ...issue, ...ended }, pledges);

  if (pledges.length > 0) {
    const about = { issueId, kind: 'refund' as const, pledgeId: null, rulingId: ruling.id };
    await insertLedgerTransaction(tx, about, decision.postings);
    await closePledges(tx, pledges, 'refunded');
  }
  await closeSelection(tx, { issueId, proposalId }, 'rejected');
  await saveCase(tx, issueId, { ...ended, ...decision, selectedProposalId: null });
  await saveFunding(tx, issueId, { ...decision, pledgeCount: issue.pledgeCount });
  await finishProof(tx, proof, {
    outcome: 'rejected',
    decidedBy: 'ambassador',
    isWorkOver: true,
  });
  const returns = pledges.map(({ id, amountCents }) => ({
    pledgeId: id,
    amountCents: String(amountCents),
  }));
  const data = { rulingId: ruling.id, proofId: proof.id, proposalId, returns };
  await tx.audit({ issueId, action: 'funds_refunded', data, isBySystem: true });
  const { currency } = await tx.money();
  await saveNotices(tx, issueId, refundNotices(issue, pledges, currency));
}

function refundNotices(
  issue: IssueRow,
  pledges: readonly StandingPledge[],
  currency: Currency,
): Notice[] {
  const sums = new Map<string, bigint>();
  for (const { donorId, amountCents } of pledges) {
    sums.set(donorId, (sums.get(donorId) ?? 0n) + amountCents);
  }
  return [...sums].map(([userId, sum]) => ({
    userId,
    ...ruledRefundNotice(noticeAmount(sum, currency), issue),
  }));
}
