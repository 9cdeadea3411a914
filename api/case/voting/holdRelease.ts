import type { Transaction } from '#api/database/transaction.ts';
import { hasOpenFlag } from './flags.rules.ts';
import { pauseClock, resumeClock, type Resumption } from '#api/case/proof/releaseClock.rules.ts';
import { findFlags } from './flags.sql.ts';
import { findOpenProof } from '#api/case/proof/proofs.sql.ts';
import { findClock, saveClock } from '#api/case/proof/releaseClocks.sql.ts';

/**
 * Pauses the countdown to a release while an objection is open or the escrow is frozen, and resumes it
 * otherwise, depending on what ended the pause. Call it in the transaction that changes either. The issue is
 * locked. Safe to repeat; does nothing if no countdown is running.
 */
export async function holdRelease(
  tx: Transaction,
  { id: issueId, isFrozen }: { id: string; isFrozen: boolean },
  because: Resumption = 'unfrozen',
): Promise<void> {
  const proof = await findOpenProof(tx, issueId);
  const clock = proof && (await findClock(tx, proof.id));
  if (!proof || !clock) return;
  const isHeld = isFrozen || hasOpenFlag(await findFlags(tx, proof.id));
  const held = isHeld
    ? pauseClock(clock, tx.now)
    : resumeClock(clock, because, proof.windowEndsAt, tx.now);
  if (held === clock) return;
  await saveClock(tx, proof.id, held);
  const action = isHeld ? 'release_paused' : 'release_resumed';
  const data = { proofId: proof.id, releaseAt: held.releaseAt.toISOString() };
  await tx.audit({ issueId, action, data, isBySystem: true });
}
