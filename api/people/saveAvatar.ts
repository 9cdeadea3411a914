import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayChangeProfile } from './accountPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { saveShownProfile } from './profiles.sql.ts';
import { holdContent, insertUpload, type NewUpload } from '#api/platform/uploads.sql.ts';

/**
 * Shows a stored square beside the name of the signed-in person; `keep` stores it again where it
 * was just being deleted. The one before is named by nothing from then on.
 */
export async function saveAvatar(
  tx: Transaction,
  face: Omit<NewUpload, 'ownerId' | 'id'>,
  keep: () => Promise<void>,
): Promise<string> {
  const person = signedIn(tx.actor);
  permit(mayChangeProfile(person));
  const id = tx.randomUuid();
  await holdContent(tx, face.sha256);
  await keep();
  await insertUpload(tx, { ...face, id, ownerId: person.id });
  await saveShownProfile(tx, person.id, { avatarId: id });
  return id;
}

/** Shows no picture beside the name of the signed-in person. */
export async function removeAvatar(tx: Transaction): Promise<void> {
  const person = signedIn(tx.actor);
  permit(mayChangeProfile(person));
  await saveShownProfile(tx, person.id, { avatarId: null });
}
