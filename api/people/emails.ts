import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/actor.rules.ts';
import { mayChangeProfile } from './accountPolicy.rules.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { deleteEmailChange, saveEmailChange, findEmailChange } from './emailChanges.sql.ts';
import { loadAccount, saveEmail } from './users.sql.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { EMAIL_LINK_HOURS } from '#schema/limits.ts';
import type { AccountLinkRow } from './credentials.entities.ts';
import { deleteLinks, takeLink } from './accountLinks.sql.ts';
import type { EmailOutcome } from '#schema/people/credentials.ts';

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

/** Calls off a change of the signed-in person's address; without one there is nothing to do. */
export async function cancelEmailChange(tx: Transaction): Promise<void> {
  const { id } = await loadAccount(tx, signedIn(tx.actor).id);
  await deleteEmailChange(tx, id);
}

/** Orders the mail that proves the signed-in person's address, where it is not proved. */
export async function requestEmailProof(tx: Transaction): Promise<void> {
  const { id, email, emailProvedAt } = await loadAccount(tx, signedIn(tx.actor).id);
  if (emailProvedAt !== null) return;
  await queueAccountMail(tx, { kind: 'proof', userId: id, email });
}

/**
 * Proves an address, or confirms one side of a change, by the link that was mailed there; the last
 * side makes the change.
 */
export async function confirmEmail(tx: Transaction, token: string): Promise<EmailOutcome> {
  const link = await takeLink(tx, token, ['proof', 'change_old', 'change_new']);
  return link.purpose === 'proof' ? prove(tx, link) : confirmSide(tx, link);
}

async function prove(tx: Transaction, { userId, email: proved }: AccountLinkRow) {
  const { email } = await loadAccount(tx, userId);
  if (email !== proved) throw new Refusal('link_expired');
  await saveEmail(tx, userId, { email, emailProvedAt: tx.now });
  return 'proved' as const;
}

async function confirmSide(tx: Transaction, { userId, email, purpose }: AccountLinkRow) {
  const change = await findEmailChange(tx, userId);
  if (change?.email !== email) throw new Refusal('link_expired');
  const isOldConfirmed = change.isOldConfirmed || purpose === 'change_old';
  const isNewConfirmed = change.isNewConfirmed || purpose === 'change_new';
  if (!isOldConfirmed || !isNewConfirmed) {
    await saveEmailChange(tx, { ...change, isOldConfirmed, isNewConfirmed });
    return 'half' as const;
  }
  await saveEmail(tx, userId, { email, emailProvedAt: tx.now });
  await deleteEmailChange(tx, userId);
  await deleteLinks(tx, userId, ['proof', 'reset']);
  return 'changed' as const;
}

/** Tells the owner of an address, if they have proved it, that somebody wanted another account for it. */
export async function notifyAddressOwner(tx: Transaction, email: string): Promise<void> {
  await queueAccountMail(tx, { kind: 'taken', userId: null, email });
}
