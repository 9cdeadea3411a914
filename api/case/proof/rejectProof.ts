import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { rejectedNotice } from './caseNotices.rules.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { remedyAfter } from './rejection.rules.ts';
import { participantsOf, saveCase } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import type { ProofRow } from './proofs.entities.ts';
import { saveOutcome } from './proofs.sql.ts';
import { insertRejection } from './rejections.sql.ts';
import { endClock } from './releaseClocks.sql.ts';
import { endSelection } from '#api/case/funding/endSelection.ts';
import { finishProof } from './finishProof.ts';

/**
 * Rejects a proof: its solver gets a second one or an appeal where the rules leave that, else the
 * proposal ends and the money is free for another. The issue is locked.
 */
export async function rejectProof(
  tx: Transaction,
  issue: IssueRow,
  proof: ProofRow,
  { by, isAppeal }: { by: 'vote' | 'jury'; isAppeal: boolean },
): Promise<void> {
  const { proposalId } = proof;
  const issueId = issue.id;
  const remedy = remedyAfter({ proofNumber: proof.number, by, isAppeal }, tx.now);
  await insertRejection(tx, { proofId: proof.id, by, isAppeal }, remedy);
  const data = {
    proofId: proof.id,
    by,
    isAppeal,
    secondProofUntil: remedy?.secondProofUntil?.toISOString() ?? null,
    appealUntil: remedy?.appealUntil?.toISOString() ?? null,
  };
  await tx.audit({ issueId, action: 'proof_rejected', data, isBySystem: true });
  if (remedy === null) {
    await finishProof(tx, proof, { outcome: 'rejected', decidedBy: by, isWorkOver: true });
    await endSelection(tx, issue, { proposalId, how: 'rejected', isBySystem: true });
    return;
  }
  const next = moveCase(issue, 'proof_rejected');
  await saveOutcome(tx, proof.id, { outcome: 'rejected', decidedBy: by, isFinal: false });
  await endClock(tx, proof.id);
  await saveCase(tx, issueId, { ...next, selectedProposalId: proposalId });
  const left = {
    secondProof: remedy.secondProofUntil !== null,
    appeal: remedy.appealUntil !== null,
  };
  const people = await participantsOf(tx, issueId);
  await saveNotices(tx, issueId, noticesFor(people, '', rejectedNotice(left, issue)));
}
