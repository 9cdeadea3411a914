import { IsNull } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import type { ReleaseClock } from './releaseClock.rules.ts';
import { releaseClockEntity, releaseNoticeEntity } from './proofs.entities.ts';

/** The countdown of a proof; null: it has ended, or a jury or ambassadors decide. */
export function findClock(tx: Transaction, proofId: string): Promise<ReleaseClock | null> {
  return tx.manager.getRepository(releaseClockEntity).findOneBy({ proofId, endedAt: IsNull() });
}

export async function insertClock(
  tx: Transaction,
  { id: proofId, issueId }: { id: string; issueId: string },
  clock: ReleaseClock,
): Promise<void> {
  await tx.manager.getRepository(releaseClockEntity).insert({ ...clock, proofId, issueId });
}

export async function saveClock(
  tx: Transaction,
  proofId: string,
  { releaseAt, noticeAt, pausedAt }: ReleaseClock,
): Promise<void> {
  await tx.manager
    .getRepository(releaseClockEntity)
    .update({ proofId, endedAt: IsNull() }, { releaseAt, noticeAt, pausedAt });
}

/** Records that the release was announced. */
export async function insertReleaseNotice(
  tx: Transaction,
  proofId: string,
  releaseAt: Date,
): Promise<void> {
  const notice = { proofId, releaseAt, announcedAt: tx.now };
  await tx.manager.getRepository(releaseNoticeEntity).insert(notice);
}

/** Ends the countdown: the proof is decided, or a jury takes over. */
export async function endClock(tx: Transaction, proofId: string): Promise<void> {
  await tx.manager
    .getRepository(releaseClockEntity)
    .update({ proofId, endedAt: IsNull() }, { endedAt: tx.now });
}
