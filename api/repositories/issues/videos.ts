import type { Transaction } from '#api/database/transaction.ts';
import type { VideoMime } from '#api/domain/media/video.ts';
import { Refusal } from '#api/domain/refusal.ts';

export type NewVideo = {
  id: string;
  ownerId: string;
  sha256: string;
  mime: VideoMime;
  bytes: number;
  durationMs: number;
};

/**
 * Stores a video; the same one under the same id again is harmless. Throws Refusal `upload_differs`
 * when the id holds another one or somebody else's.
 */
export async function insertVideo(tx: Transaction, video: NewVideo): Promise<void> {
  await tx.query(
    `INSERT INTO video_upload (id, owner_id, sha256, mime, bytes, duration_ms, created_at)
     VALUES ($1, $2, decode($3, 'hex'), $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
    [video.id, video.ownerId, video.sha256, video.mime, video.bytes, video.durationMs, tx.now],
  );
  const same = await tx.query(
    `SELECT 1 FROM video_upload WHERE id = $1 AND owner_id = $2 AND sha256 = decode($3, 'hex')`,
    [video.id, video.ownerId, video.sha256],
  );
  if (same.length === 0) throw new Refusal('upload_differs');
}
