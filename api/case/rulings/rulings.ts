import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import {
  confirmationNotice,
  rulingNotice,
  ruledRefundNotice,
} from '#api/case/jury/juryNotices.rules.ts';
import { noticesFor, type Notice } from '#api/notices/notices.rules.ts';
import {
  isRulingFinal,
  needsConfirmation,
  writeRuling as decideRuling,
  confirmRuling as decideConfirmation,
} from './ruling.rules.ts';
import type { RulingChoice } from '#schema/case/verification.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import { mayRule, mayConfirmRuling } from './ambassadorPolicy.rules.ts';
import { lacksContact } from '#api/people/contact.rules.ts';
import { loadIssue, loadParticipants, saveCase, saveFunding } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { ensureNothingShared } from '#api/people/accountTraces.sql.ts';
import { partyIds } from '#api/issues/parties.rules.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { loadProof } from '#api/case/proof/proofs.sql.ts';
import { insertRuling, findStandingRuling, loadRuling, insertConfirmation } from './rulings.sql.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { decideRefundOfAll, type StandingPledge } from '#api/money/pledging.rules.ts';
import { noticeAmount } from '#api/platform/noticeAmount.rules.ts';
import {
  closePledges,
  insertLedgerTransaction,
  findStandingPledges,
} from '#api/case/funding/pledges.sql.ts';
import type { Currency } from '#schema/money/currency.ts';
import type { RulingRow } from '#api/case/jury/jury.entities.ts';
import type { ProofRow } from '#api/case/proof/proofs.entities.ts';
import {
  closeSelection,
  findCaseAmbassadors,
  loadLargeEscrow,
} from '#api/case/funding/selections.sql.ts';
import { acceptProof } from '#api/case/proof/acceptProof.ts';
import { finishProof } from '#api/case/proof/finishProof.ts';

/**
 * Rules on a case in arbitration. Up to the limit fixed at the choice it takes effect at once; above it, a
 * second ambassador has to confirm it.
 */
export async function writeRuling(
  tx: Transaction,
  input: { proofId: string; choice: RulingChoice; reason: string },
): Promise<void> {
  const { proofId, choice, reason } = input;
  const proof = await loadProof(tx, proofId);
  const issue = await loadIssue(tx, proof.issueId);
  const parties = await findParties(tx, issue.id);
  const standing = await findStandingRuling(tx, proofId);

  const ambassador = signedIn(tx.actor);
  const ambassadorIds = await findCaseAmbassadors(tx, issue);
  const on = { ...issue, parties, standing, ambassadorIds };
  permit(mayRule(ambassador, on, proof) ?? lacksContact(ambassador, 'rule'));
  await ensureNothingShared(tx, ambassador.id, partyIds(parties));

  const escrowCents = issue.fundingCents;
  const decided = decideRuling({ byId: ambassador.id, choice, escrowCents }, parties);
  const largeEscrow = await loadLargeEscrow(tx, proof.proposalId);
  const isConfirmationNeeded = needsConfirmation(escrowCents, largeEscrow);
  const ruling = { ...decided, id: tx.randomUuid(), proofId, reason };

  await insertRuling(tx, { ...ruling, issueId: issue.id, needsConfirmation: isConfirmationNeeded });
  const data = {
    rulingId: ruling.id,
    proofId,
    choice,
    escrowCents: String(escrowCents),
    needsConfirmation: isConfirmationNeeded,
    reason: new PrivateValue(reason),
  };
  await tx.audit({ issueId: issue.id, action: 'ruling_written', data });
  const notice = rulingNotice(choice, isConfirmationNeeded, issue);
  const people = await loadParticipants(tx, issue.id);
  await saveNotices(tx, issue.id, noticesFor(people, ambassador.id, notice));
  if (isRulingFinal(ruling, escrowCents, largeEscrow))
    return carryOutRuling(tx, { issue, proof, ruling });
  const others = noticesFor([...(ambassadorIds ?? [])], ambassador.id, confirmationNotice(issue));
  await saveNotices(tx, issue.id, others);
}

/** A second ambassador's confirmation of a ruling, which then takes effect. */
export async function confirmRuling(tx: Transaction, rulingId: string): Promise<void> {
  const { proofId, issueId } = await loadRuling(tx, rulingId);
  const issue = await loadIssue(tx, issueId);
  const proof = await loadProof(tx, proofId);
  const parties = await findParties(tx, issueId);
  const standing = await findStandingRuling(tx, proofId);

  const ambassador = signedIn(tx.actor);
  const ambassadorIds = await findCaseAmbassadors(tx, issue);
  const on = { ...issue, parties, standing, ambassadorIds };
  permit(mayConfirmRuling(ambassador, on, proof) ?? lacksContact(ambassador, 'rule'));
  if (standing?.id !== rulingId) throw new Refusal('wrong_state');
  await ensureNothingShared(tx, ambassador.id, [...partyIds(parties), standing.byId]);

  const ruling = { ...standing, ...decideConfirmation(standing, ambassador.id, parties) };

  await insertConfirmation(tx, rulingId, ambassador.id);
  await tx.audit({ issueId, action: 'ruling_confirmed', data: { rulingId, proofId } });
  await carryOutRuling(tx, { issue, proof, ruling });
}

type Ruled = {
  issue: IssueRow;
  proof: ProofRow;
  ruling: Pick<RulingRow, 'id' | 'choice' | 'reason'>;
};

/**
 * Carries out a final ruling: pays the solver, or refunds every donor exactly what they put in. The issue is
 * locked. The database refuses to move money without a final ruling.
 */
async function carryOutRuling(tx: Transaction, ruled: Ruled): Promise<void> {
  const { issue, proof, ruling } = ruled;
  const by = { decidedBy: 'ambassador', rulingId: ruling.id } as const;
  if (ruling.choice === 'refund') return refundAll(tx, { issue, proof, by });
  return acceptProof(tx, issue, proof, { kind: 'ruling', reason: ruling.reason });
}

type Refunded = Pick<Ruled, 'issue' | 'proof'> & {
  by: { decidedBy: 'ambassador' | 'money_vote'; rulingId: string | null };
};

/**
 * Refunds every donor what they put in: the proposal has failed, the escrow is empty, and the issue is
 * `reported` again, as on its first day. The issue is locked.
 */
export async function refundAll(tx: Transaction, { issue, proof, by }: Refunded): Promise<void> {
  const [issueId, proposalId] = [issue.id, proof.proposalId];
  const ended = moveCase(issue, 'selection_ended');
  const pledges = await findStandingPledges(tx, issueId);
  const decision = decideRefundOfAll({ ...issue, ...ended }, pledges);

  if (pledges.length > 0) {
    const about = { issueId, kind: 'refund' as const, pledgeId: null, rulingId: by.rulingId };
    await insertLedgerTransaction(tx, about, decision.postings);
    await closePledges(tx, pledges, 'refunded');
  }
  await closeSelection(tx, { issueId, proposalId }, 'rejected');
  await saveCase(tx, issueId, { ...ended, ...decision, selectedProposalId: null });
  await saveFunding(tx, issueId, { ...decision, pledgeCount: issue.pledgeCount });
  await finishProof(tx, proof, {
    outcome: 'rejected',
    decidedBy: by.decidedBy,
    isWorkOver: true,
  });
  const returns = pledges.map(({ id, amountCents }) => ({
    pledgeId: id,
    amountCents: String(amountCents),
  }));
  const data = { rulingId: by.rulingId, proofId: proof.id, proposalId, returns };
  await tx.audit({ issueId, action: 'funds_refunded', data, isBySystem: true });
  const { currency } = await tx.money();
  await saveNotices(tx, issueId, refundNotices(issue, pledges, { ...by, currency }));
}

function refundNotices(
  issue: IssueRow,
  pledges: readonly StandingPledge[],
  { currency, decidedBy }: { currency: Currency; decidedBy: Refunded['by']['decidedBy'] },
): Notice[] {
  const sums = new Map<string, bigint>();
  for (const { donorId, amountCents } of pledges) {
    sums.set(donorId, (sums.get(donorId) ?? 0n) + amountCents);
  }
  return [...sums].map(([userId, sum]) => ({
    userId,
    ...ruledRefundNotice(noticeAmount(sum, currency), issue, decidedBy),
  }));
}
