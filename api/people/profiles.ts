import type { Transaction } from '#api/database/transaction.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { isStaffName, isReserved } from './usernames.rules.ts';
import type { AppUserRow } from './accounts.entities.ts';
import { mayChangeProfile, mayChangeUsername } from './accountPolicy.rules.ts';
import { findLooksLikeStaff, saveShownProfile } from './profiles.sql.ts';
import { STAFF_NAME } from '#schema/people/profile.ts';
import { holdContent, insertUpload, type NewUpload } from '#api/database/files/uploads.ts';
import { saveHomeArea } from './users.sql.ts';
import type { HomeArea } from '#schema/people/user.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import {
  renameInReplies,
  findLooksTaken,
  holdName,
  loadRenamed,
  saveUsername,
} from './usernames.sql.ts';
import { USERNAME_HELD_DAYS } from '#schema/profileLimits.ts';

/** Null: removes the value. */
export async function saveProfile(
  tx: Transaction,
  { fullName, about }: Pick<AppUserRow, 'fullName' | 'about'>,
): Promise<void> {
  const { id, ...person } = signedIn(tx.actor);
  const isForeign = fullName !== null && (await findLooksLikeStaff(tx, id, fullName));

  permit(mayChangeProfile({ id, ...person }));
  const isStaff = person.accountRole !== 'user';
  if (fullName !== null && (isForeign || (!isStaff && isStaffName(fullName)))) {
    throw new Refusal('invalid_request', [{ path: 'fullName', message: STAFF_NAME }]);
  }

  await saveShownProfile(tx, id, { fullName, about });
}

/** `storeAgain` stores the file if it was just being deleted. The previous one becomes unused. */
export async function saveAvatar(
  tx: Transaction,
  face: Omit<NewUpload, 'ownerId' | 'id'>,
  storeAgain: () => Promise<void>,
): Promise<string> {
  const person = signedIn(tx.actor);
  permit(mayChangeProfile(person));
  const id = tx.randomUuid();
  await holdContent(tx, face.sha256);
  await storeAgain();
  await insertUpload(tx, { ...face, id, ownerId: person.id });
  await saveShownProfile(tx, person.id, { avatarId: id });
  return id;
}

export async function removeAvatar(tx: Transaction): Promise<void> {
  const person = signedIn(tx.actor);
  permit(mayChangeProfile(person));
  await saveShownProfile(tx, person.id, { avatarId: null });
}

/** `home` is already rounded; null: removes it. */
export async function saveHome(tx: Transaction, home: HomeArea | null): Promise<void> {
  const person = signedIn(tx.actor);

  permit(mayChangeProfile(person));

  await saveHomeArea(tx, person.id, home);
}

/**
 * By the rules of registration; the old name stays reserved for 180 days, and the person is mailed.
 * References by id, such as the public record and the books, stay valid.
 */
export async function changeUsername(tx: Transaction, username: string): Promise<void> {
  const person = signedIn(tx.actor);
  const account = await loadRenamed(tx, person.id);
  if (account.username === username) return;

  permit(mayChangeUsername(person, account.usernameChangedAt, tx.now));
  if (isReserved(username) || (await findLooksTaken(tx, username, person.id))) throw taken();

  await holdName(tx, {
    username: account.username,
    userId: person.id,
    expiresAt: daysAfter(tx.now, USERNAME_HELD_DAYS),
  });
  await saveUsername(tx, person.id, username);
  await renameInReplies(tx, account.username, username);
  const { email } = account;
  await queueAccountMail(tx, { kind: 'username_changed', userId: person.id, email });
}

function taken(): Refusal {
  const { message } = new Refusal('username_taken');
  return new Refusal('username_taken', [{ path: 'username', message }]);
}
