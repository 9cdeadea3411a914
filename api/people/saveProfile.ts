import type { Transaction } from '#api/database/transaction.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { isStaffName } from './usernames.rules.ts';
import type { AppUserRow } from './accounts.entities.ts';
import { mayChangeProfile } from './accountPolicy.rules.ts';
import { findLooksLikeStaff, saveShownProfile } from './profiles.sql.ts';
import { STAFF_NAME } from '#schema/people/profile.ts';

/**
 * Saves the name that the signed-in person goes by and what they say of themselves; null: nothing.
 */
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
