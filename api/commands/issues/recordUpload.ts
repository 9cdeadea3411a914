import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { signedIn } from '#api/domain/signedIn.ts';
import { insertUpload, type NewUpload } from '#api/repositories/issues/uploads.ts';

/**
 * Records a picture whose bytes are safely stored. Throws Refusal `account_frozen` or
 * `upload_differs`.
 */
export async function recordUpload(
  tx: Transaction,
  upload: Omit<NewUpload, 'ownerId'>,
): Promise<void> {
  const owner = signedIn(tx.actor);
  if (owner.isFrozen) throw new Refusal('account_frozen');
  await insertUpload(tx, { ...upload, ownerId: owner.id });
}
