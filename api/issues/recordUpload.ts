import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayTakePart } from './issuePolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { holdContent, insertUpload, type NewUpload } from '#api/platform/uploads.sql.ts';

/**
 * Records a picture whose bytes are safely stored; `keep` stores them again where they were just
 * being deleted.
 */
export async function recordUpload(
  tx: Transaction,
  upload: Omit<NewUpload, 'ownerId'>,
  keep: () => Promise<void> = async () => undefined,
): Promise<void> {
  const owner = signedIn(tx.actor);
  permit(mayTakePart(owner));
  await holdContent(tx, upload.sha256);
  await keep();
  await insertUpload(tx, { ...upload, ownerId: owner.id });
}
