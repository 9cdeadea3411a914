import type { Transaction } from '#api/database/transaction.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { maySendPictures } from './issuePolicy.rules.ts';
import {
  hasOpenWork,
  holdContent,
  insertUpload,
  type NewUpload,
  insertVideo,
  type NewVideo,
} from '#api/database/files/uploads.ts';

/** `storeAgain` stores the bytes if they were just being deleted. */
export async function recordUpload(
  tx: Transaction,
  upload: Omit<NewUpload, 'ownerId'>,
  storeAgain: () => Promise<void> = async () => undefined,
): Promise<void> {
  const owner = signedIn(tx.actor);
  permit(maySendPictures(owner, owner.isFrozen && (await hasOpenWork(tx, owner.id))));
  await holdContent(tx, upload.sha256);
  await storeAgain();
  await insertUpload(tx, { ...upload, ownerId: owner.id });
}

/** `storeAgain` stores the bytes if they were just being deleted. */
export async function recordVideo(
  tx: Transaction,
  video: Omit<NewVideo, 'ownerId'>,
  storeAgain: () => Promise<void> = async () => undefined,
): Promise<void> {
  const owner = signedIn(tx.actor);
  permit(maySendPictures(owner, owner.isFrozen && (await hasOpenWork(tx, owner.id))));
  await holdContent(tx, video.sha256);
  await storeAgain();
  await insertVideo(tx, { ...video, ownerId: owner.id });
}
