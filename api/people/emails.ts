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
 * Replaces a pending change. Confirmed by a link at the new address and, if proved, at the old one.
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

/** No-op without a pending change. */
export async function cancelEmailChange(tx: Transaction): Promise<void> {
  const { id } = await loadAccount(tx, signedIn(tx.actor).id);
  await deleteEmailChange(tx, id);
}

/** No-op for a proved address. */
export async function requestEmailProof(tx: Transaction): Promise<void> {
  const { id, email, emailProvedAt } = await loadAccount(tx, signedIn(tx.actor).id);
  if (emailProvedAt !== null) return;
  await queueAccountMail(tx, { kind: 'proof', userId: id, email });
}

/** Proves an address, or confirms one side of a change; the last side completes it. */
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

/** Only if the address is proved: somebody tried to register with it. */
export async function notifyAddressOwner(tx: Transaction, email: string): Promise<void> {
  await queueAccountMail(tx, { kind: 'taken', userId: null, email });
}
