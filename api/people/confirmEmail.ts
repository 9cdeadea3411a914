import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import type { AccountLinkRow } from './credentials.entities.ts';
import { deleteLinks, takeLink } from './accountLinks.sql.ts';
import { deleteEmailChange, findEmailChange, saveEmailChange } from './emailChanges.sql.ts';
import { loadAccount, saveEmail } from './users.sql.ts';
import type { EmailOutcome } from '#schema/people/credentials.ts';

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
