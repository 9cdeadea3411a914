import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/domain/signedIn.ts';
import { mayTakePart, permit } from '#api/policies/issuePolicy.ts';
import { insertVideo, type NewVideo } from '#api/repositories/issues/uploads.ts';

/**
 * Records a video whose bytes are safely stored. Throws Refusal `account_frozen` or
 * `upload_differs`.
 */
export async function recordVideo(
  tx: Transaction,
  video: Omit<NewVideo, 'ownerId'>,
): Promise<void> {
  const owner = signedIn(tx.actor);
  permit(mayTakePart(owner));
  await insertVideo(tx, { ...video, ownerId: owner.id });
}
