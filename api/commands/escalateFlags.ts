import type { Transaction } from '#api/database/transaction.ts';
import { flagsEscalateAt } from '#api/domain/flags.ts';
import { hasCome } from '#api/domain/instant.ts';
import { readFlags } from '#api/repositories/flags.ts';
import { lockIssue } from '#api/repositories/issues.ts';
import { readOpenProof } from '#api/repositories/proofs.ts';
import { endClock } from '#api/repositories/releaseClocks.ts';
import { callJury } from './callJury.ts';

/**
 * Takes a proof to the jury when an objection that came after the vote was not settled within a day.
 * Safe to repeat; answers whether it acted.
 */
export async function escalateFlags(tx: Transaction, issueId: string): Promise<boolean> {
  const issue = await lockIssue(tx, issueId);
  const proof = issue.verification === 'waiting_release' ? await readOpenProof(tx, issueId) : null;
  if (!proof) return false;
  const dueAt = flagsEscalateAt(await readFlags(tx, proof.id), proof.windowEndsAt);
  if (dueAt === null || !hasCome(dueAt, tx.now)) return false;
  await endClock(tx, proof.id);
  await callJury(tx, issue, proof, { isAppeal: false });
  return true;
}
