import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { acceptedNotice, paidNotice, returnedNotice } from './caseNotices.rules.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { noticesFor, type Notice } from '#api/notices/notices.rules.ts';
import { noticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { decidePayout, payoutDueAt, type Payout, isCovered } from '#api/money/payout.rules.ts';
import type { ReleaseDecisionRow } from '#api/money/money.entities.ts';
import { loadParticipants, saveCase } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import {
  loadCompensation,
  completeSelection,
  insertPayout,
  insertReleaseDecision,
} from './payouts.sql.ts';
import {
  closePledges,
  findStandingPledges,
  insertLedgerTransaction,
} from '#api/case/funding/pledges.sql.ts';
import type { Currency } from '#schema/money/currency.ts';
import type { ProofRow } from './proofs.entities.ts';
import { orderRefunds } from '#api/money/providerPayments.sql.ts';
import { finishProof } from './finishProof.ts';

const DECIDED_BY: Record<ReleaseDecisionRow['kind'], NonNullable<ProofRow['decidedBy']>> = {
  acceptance: 'vote',
  auto_release: 'auto_release',
  verdict: 'jury',
  ruling: 'ambassador',
  money_vote: 'money_vote',
};

/** The solver learns of the payment, donors of their refunds, the others of the end. */
function endNotices(
  issue: IssueRow,
  proof: ProofRow,
  { payout, people, currency }: { payout: Payout; people: readonly string[]; currency: Currency },
): Notice[] {
  const sums = new Map<string, bigint>();
  for (const { donorId, amountCents } of payout.returns) {
    sums.set(donorId, (sums.get(donorId) ?? 0n) + amountCents);
  }
  const kept = (cents: bigint) => noticeAmount(cents, currency);
  const returns = [...sums].map(([userId, cents]) => ({
    userId,
    ...returnedNotice(kept(cents), issue),
  }));
  const others = people.filter((id) => id !== proof.solverId);
  return [
    { userId: proof.solverId, ...paidNotice(kept(payout.compensationCents), issue) },
    ...noticesFor(others, '', acceptedNotice(issue)),
    ...returns,
  ];
}

/**
 * Ends a case with the work accepted: decision, payout, books, proposal, issue, trust and record, all or
 * nothing; what is left is refunded to the donors to the cent. The issue is locked. The database refuses a
 * decision without its basis.
 */
export async function acceptProof(
  tx: Transaction,
  issue: IssueRow,
  proof: ProofRow,
  decision: Pick<ReleaseDecisionRow, 'kind' | 'reason'>,
): Promise<void> {
  const { proposalId, solverId } = proof;
  const issueId = issue.id;
  const next = moveCase(issue, 'proof_accepted');
  const pledges = await findStandingPledges(tx, issueId);
  const compensationCents = await loadCompensation(tx, proposalId);
  const { currency } = await tx.money();
  const payout = decidePayout(issueId, { id: solverId, compensationCents }, pledges, currency);
  const people = await loadParticipants(tx, issueId);

  const decisionId = tx.randomUuid();
  await insertReleaseDecision(tx, { ...decision, id: decisionId, issueId, proofId: proof.id });
  const about = { issueId, kind: 'release' as const, pledgeId: null, decisionId };
  await insertLedgerTransaction(tx, about, payout.postings);
  const dueAt = payoutDueAt(tx.now);
  const due = { id: tx.randomUuid(), issueId, proposalId, decisionId, solverId, dueAt };
  await insertPayout(tx, due, payout);
  await closePledges(tx, pledges, 'spent');
  await orderRefunds(tx, payout.returns);
  await completeSelection(tx, proposalId);
  await saveCase(tx, issueId, { ...next, selectedProposalId: proposalId });
  const decidedBy = DECIDED_BY[decision.kind];
  await finishProof(tx, proof, { outcome: 'accepted', decidedBy, isWorkOver: true });
  const data = {
    proofId: proof.id,
    decisionId,
    kind: decision.kind,
    compensationCents: String(payout.compensationCents),
    feeCents: String(payout.feeCents),
    returns: payout.returns.map(({ pledgeId, amountCents }) => ({
      pledgeId,
      amountCents: String(amountCents),
    })),
  };
  await tx.audit({ issueId, action: 'funds_released', data, isBySystem: true });
  await saveNotices(tx, issueId, endNotices(issue, proof, { payout, people, currency }));
}

/**
 * Whether the escrow can pay for the work now: it is not frozen, and no chargeback has left too little in it.
 */
export async function isPayable(
  tx: Transaction,
  issue: IssueRow,
  { proposalId }: { proposalId: string },
): Promise<boolean> {
  if (issue.isFrozen) return false;
  return isCovered(await findStandingPledges(tx, issue.id), await loadCompensation(tx, proposalId));
}
