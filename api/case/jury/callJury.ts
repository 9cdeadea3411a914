import { sha256 } from '#api/database/sha256.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { drawJury, type Draw } from './jury.rules.ts';
import { deskNotice, juryCalledNotice, noJuryNotice } from './juryNotices.rules.ts';
import { juryEndsAt, seatJury } from './jurySeats.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { loadParticipants, saveCase, loadIssue } from '#api/issues/issues.sql.ts';
import { insertCandidates, insertJury, loadAuditHead } from './juries.sql.ts';
import { findCaseAmbassadors } from '#api/case/funding/selections.sql.ts';
import { findJuryPool, type FrozenPool } from './jurorCandidates.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import type { AuditHead } from '#api/platform/audit.entities.ts';
import type { ProofRow } from '#api/case/proof/proofs.entities.ts';
import { offerSeats } from './offerSeats.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { mayAppealProof } from '#api/case/proof/casePolicy.rules.ts';
import { loadProof, saveOutcome } from '#api/case/proof/proofs.sql.ts';
import { closeRejection, findRemedy } from '#api/case/proof/rejections.sql.ts';

type Called = { issue: IssueRow; proof: ProofRow; isAppeal: boolean };

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/**
 * Calls a jury for a proof: freezes the list of candidates, draws with the secret that was committed to when
 * the proof was submitted, publishes what anybody needs to repeat the draw, and offers the first five seats.
 * With fewer than five candidates the case goes to ambassadors. The issue is locked.
 */
export async function callJury(
  tx: Transaction,
  issue: IssueRow,
  proof: ProofRow,
  { isAppeal }: { isAppeal: boolean },
): Promise<void> {
  const called = { issue, proof, isAppeal };
  const about = { issueId: issue.id, proofId: proof.id };
  const next = moveCase(issue, 'jury_called');
  const head = await loadAuditHead(tx, issue.id);
  const pool = await findJuryPool(tx, about);
  if (pool === null) return passOn(tx, called);

  const draw = drawJury(
    { secret: proof.jurySecret, auditHead: head.hash, issueId: issue.id, ...pool },
    sha256,
  );

  await saveCase(tx, issue.id, { ...next, selectedProposalId: proof.proposalId });
  await seat(tx, called, { head, pool, draw });
  const people = await loadParticipants(tx, issue.id);
  await saveNotices(tx, issue.id, noticesFor(people, '', juryCalledNotice(issue)));
}

async function seat(
  tx: Transaction,
  { issue, proof, isAppeal }: Called,
  { head, pool, draw }: { head: AuditHead; pool: FrozenPool; draw: Draw },
): Promise<void> {
  const [issueId, proofId] = [issue.id, proof.id];
  const endsAt = juryEndsAt(tx.now);
  const { widening } = pool;
  await insertJury(
    tx,
    { proofId, issueId, isAppeal, endsAt },
    {
      ...widening,
      auditSequence: head.sequence,
      auditHead: head.hash,
      listHash: draw.listHash,
      seed: draw.seed,
    },
  );
  const later = new Set(pool.laterIds);
  const people = draw.order.map((pseudonym) => ({
    pseudonym,
    userId: pool.userIdOf.get(pseudonym) ?? '',
    isLater: later.has(pseudonym),
  }));
  await insertCandidates(tx, proofId, people);
  const data = {
    proofId,
    isAppeal,
    endsAt: endsAt.toISOString(),
    secret: hex(proof.jurySecret),
    auditSequence: head.sequence,
    auditHead: hex(head.hash),
    listHash: hex(draw.listHash),
    seed: hex(draw.seed),
    candidates: draw.order.length,
    ...widening,
  };
  await tx.audit({ issueId, action: 'jury_called', data, isBySystem: true });
  const order = people.map(({ userId }) => userId);
  await offerSeats(tx, issue, {
    proofId,
    before: [],
    after: seatJury(order, [], endsAt, tx.now),
    pseudonymOf: new Map(people.map(({ userId, pseudonym }) => [userId, pseudonym])),
  });
}

/** Without candidates the case goes to the ambassadors at once. */
async function passOn(tx: Transaction, { issue, proof, isAppeal }: Called): Promise<void> {
  const [issueId, proofId] = [issue.id, proof.id];
  const failed = moveCase({ ...issue, ...moveCase(issue, 'jury_called') }, 'jury_failed');
  await insertJury(tx, { proofId, issueId, isAppeal, endsAt: tx.now }, null);
  await saveCase(tx, issueId, { ...failed, selectedProposalId: proof.proposalId });
  const data = { proofId, isAppeal, outcome: 'arbitration', because: 'too_few_people' };
  await tx.audit({ issueId, action: 'jury_closed', data, isBySystem: true });
  const people = await loadParticipants(tx, issueId);
  const ambassadors = [...((await findCaseAmbassadors(tx, issue)) ?? [])];
  await saveNotices(tx, issueId, [
    ...noticesFor(people, '', noJuryNotice(issue)),
    ...noticesFor(ambassadors, '', deskNotice(issue)),
  ]);
}

/** Appeals a rejection by vote to the jury, whose verdict is final. */
export async function appealProof(tx: Transaction, proofId: string): Promise<void> {
  const { issueId } = await loadProof(tx, proofId);
  const issue = await loadIssue(tx, issueId);
  const proof = await loadProof(tx, proofId);
  const remedy = await findRemedy(tx, proofId);

  permit(mayAppealProof(signedIn(tx.actor), { ...issue, proof: { ...proof, remedy } }, tx.now));

  await closeRejection(tx, proofId, 'appealed');
  await saveOutcome(tx, proofId, { outcome: null, decidedBy: null, isFinal: false });
  await tx.audit({ issueId, action: 'proof_appealed', data: { proofId } });
  await callJury(tx, issue, { ...proof, outcome: null }, { isAppeal: true });
}
