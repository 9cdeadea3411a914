import { holdContent, insertUpload } from '#api/database/files/uploads.ts';
import { sha256 } from '#api/database/sha256.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { uuidFrom } from '#api/database/uuidFrom.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { utf8Bytes } from '#api/platform/bytes.rules.ts';
import type { StoredPicture } from '#api/platform/ports.ts';
import { findNamedBy, findPhotoHash } from './answerPhotos.sql.ts';

const UUID_BYTES = 16;

export type AnswerPhoto = { id: string; sha256: string };

/** Derived from the forwarding and the bytes, so that no other link's answer can refer to it. */
const answerPhotoId = (forwardingId: string, hash: string): string =>
  uuidFrom(sha256(utf8Bytes(`${forwardingId}\n${hash}`)).slice(0, UUID_BYTES));

export type TakenPhoto = {
  picture: StoredPicture;
  /** Stores the bytes again, if they were just being deleted. */
  storeAgain: () => Promise<unknown>;
};

/** The operator who registered the body owns its pictures: a body has no account. */
export async function saveAnswerPhoto(
  tx: Transaction,
  forwardingId: string,
  { picture, storeAgain }: TakenPhoto,
): Promise<AnswerPhoto> {
  const id = answerPhotoId(forwardingId, picture.sha256);
  await holdContent(tx, picture.sha256);
  await storeAgain();
  await insertUpload(tx, { ...picture, id, ownerId: await findNamedBy(tx, forwardingId) });
  return { id, sha256: picture.sha256 };
}

/** Throws Refusal unless the photo was sent for this forwarding. */
export async function loadAnswerPhoto(
  tx: Transaction,
  forwardingId: string,
  id: string,
): Promise<AnswerPhoto> {
  const hash = await findPhotoHash(tx, id);
  if (hash === null || answerPhotoId(forwardingId, hash) !== id) throw new Refusal('photo_missing');
  return { id, sha256: hash };
}
