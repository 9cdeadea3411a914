import type { Transaction } from '#api/database/transaction.ts';
import type { ReleaseClock } from '#api/domain/verification/releaseClock.ts';

/** The countdown of a proof; null: it has ended, or others decide. */
export async function readClock(tx: Transaction, proofId: string): Promise<ReleaseClock | null> {
  const [row] = await tx.query<ReleaseClock>(
    `SELECT release_at AS "releaseAt", notice_at AS "noticeAt", paused_at AS "pausedAt"
     FROM release_clock WHERE proof_id = $1 AND ended_at IS NULL`,
    [proofId],
  );
  return row ?? null;
}

/** Starts the countdown of a proof that was just submitted. */
export async function insertClock(
  tx: Transaction,
  proof: { id: string; issueId: string },
  clock: ReleaseClock,
): Promise<void> {
  await tx.query(
    'INSERT INTO release_clock (proof_id, issue_id, release_at, paused_at) VALUES ($1, $2, $3, $4)',
    [proof.id, proof.issueId, clock.releaseAt, clock.pausedAt],
  );
}

/** Saves where the countdown stands. */
export async function saveClock(
  tx: Transaction,
  proofId: string,
  { releaseAt, noticeAt, pausedAt }: ReleaseClock,
): Promise<void> {
  await tx.query(
    `UPDATE release_clock SET release_at = $2, notice_at = $3, paused_at = $4
     WHERE proof_id = $1 AND ended_at IS NULL`,
    [proofId, releaseAt, noticeAt, pausedAt],
  );
}

/** Records that everybody was told when the release comes. */
export async function insertReleaseNotice(
  tx: Transaction,
  proofId: string,
  releaseAt: Date,
): Promise<void> {
  await tx.query(
    'INSERT INTO release_notice (proof_id, release_at, announced_at) VALUES ($1, $2, $3)',
    [proofId, releaseAt, tx.now],
  );
}

/** Ends the countdown: the proof is decided, or a jury takes over. */
export async function endClock(tx: Transaction, proofId: string): Promise<void> {
  await tx.query(
    'UPDATE release_clock SET ended_at = $2 WHERE proof_id = $1 AND ended_at IS NULL',
    [proofId, tx.now],
  );
}
