import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';

export type NewUpload = {
  id: string;
  ownerId: string;
  sha256: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  /** 64 bits of how it looks. */
  perceptualHash: bigint;
};

/**
 * Stores an upload; the same picture under the same id again is harmless. Throws Refusal
 * `upload_differs` when the id holds another picture or somebody else's.
 */
export async function insertUpload(tx: Transaction, upload: NewUpload): Promise<void> {
  await tx.query(
    `INSERT INTO upload (id, owner_id, sha256, mime, bytes, width, height, perceptual_hash,
       created_at)
     VALUES ($1, $2, decode($3, 'hex'), $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING`,
    [
      upload.id,
      upload.ownerId,
      upload.sha256,
      upload.mime,
      upload.bytes,
      upload.width,
      upload.height,
      String(BigInt.asIntN(64, upload.perceptualHash)),
      tx.now,
    ],
  );
  const same = await tx.query(
    `SELECT 1 FROM upload WHERE id = $1 AND owner_id = $2 AND sha256 = decode($3, 'hex')`,
    [upload.id, upload.ownerId, upload.sha256],
  );
  if (same.length === 0) throw new Refusal('upload_differs');
}
