import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayChangeProfile } from './accountPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { deleteEmailChange, saveEmailChange } from './emailChanges.sql.ts';
import { loadAccount } from './users.sql.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { EMAIL_LINK_HOURS } from '#schema/limits.ts';

/**
 * Begins a change of the address, in the place of one that is under way: confirmed by a link at the
 * new address and, where it is proved, at the old.
 */
export async function changeEmail(tx: Transaction, newEmail: string): Promise<void> {
  const person = signedIn(tx.actor);
  const { id, email, emailProvedAt } = await loadAccount(tx, person.id);

  permit(mayChangeProfile(person));

  const isOldConfirmed = emailProvedAt === null;
  const endsAt = new Date(tx.now.getTime() + EMAIL_LINK_HOURS * HOUR_MS);
  await deleteEmailChange(tx, id);
  const change = { userId: id, email: newEmail, isOldConfirmed, isNewConfirmed: false, endsAt };
  await saveEmailChange(tx, change);
  if (!isOldConfirmed) await queueAccountMail(tx, { kind: 'change_old', userId: id, email });
  await queueAccountMail(tx, { kind: 'change_new', userId: id, email: newEmail });
}
