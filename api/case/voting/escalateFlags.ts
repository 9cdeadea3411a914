import type { Transaction } from '#api/database/transaction.ts';
import { flagsEscalateAt } from './flags.rules.ts';
import { hasPassed } from '#api/platform/instant.rules.ts';
import { findFlags } from './flags.sql.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { findOpenProof } from '#api/case/proof/proofs.sql.ts';
import { endClock } from '#api/case/proof/releaseClocks.sql.ts';
import { callJury } from '#api/case/jury/callJury.ts';

/**
 * Takes a proof to the jury when an objection that came after the vote was not settled within a day.
 * Safe to repeat; returns whether it acted.
 */
export async function escalateFlags(tx: Transaction, issueId: string): Promise<boolean> {
  const issue = await loadIssue(tx, issueId);
  const proof = issue.verification === 'waiting_release' ? await findOpenProof(tx, issueId) : null;
  if (!proof) return false;
  const dueAt = flagsEscalateAt(await findFlags(tx, proof.id), proof.windowEndsAt);
  if (dueAt === null || !hasPassed(dueAt, tx.now)) return false;
  await endClock(tx, proof.id);
  await callJury(tx, issue, proof, { isAppeal: false });
  return true;
}
