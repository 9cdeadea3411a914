import type { Transaction } from '#api/database/transaction.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import { mayChangeProfile } from './accountPolicy.rules.ts';
import { queueAccountMail } from './accountMails.sql.ts';
import { deleteEmailChange, saveEmailChange, findEmailChange } from './emailChanges.sql.ts';
import { loadAccount, saveEmail } from './users.sql.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { EMAIL_LINK_HOURS } from '#schema/limits.ts';
import { endEarlierAccess, settleAddress, type ProvedIn } from './firstProof.ts';
import type { AccountLinkRow } from './credentials.entities.ts';
import { deleteLinks, takeLink } from './accountLinks.sql.ts';
import type { EmailOutcome } from '#schema/people/credentials.ts';

/**
 * Replaces a pending change. It is confirmed by a link at the new address and, if the old one is proved,
 * there too.
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

/**
 * Proves an address, or confirms one side of a change; the last side completes it. `provedIn`: the
 * session of the browser that followed the link.
 */
export async function confirmEmail(
  tx: Transaction,
  token: string,
  provedIn: ProvedIn,
): Promise<EmailOutcome> {
  const link = await takeLink(tx, token, ['proof', 'change_old', 'change_new']);
  return link.purpose === 'proof' ? prove(tx, link, provedIn) : confirmSide(tx, link, provedIn);
}

async function prove(tx: Transaction, link: AccountLinkRow, provedIn: ProvedIn) {
  const account = await loadAccount(tx, link.userId);
  if (account.email !== link.email) throw new Refusal('link_expired');
  await saveProved(tx, account, { email: link.email, provedIn });
  return 'proved' as const;
}

async function saveProved(
  tx: Transaction,
  { id, emailProvedAt }: { id: string; emailProvedAt: Date | null },
  { email, provedIn }: { email: string; provedIn: ProvedIn },
): Promise<void> {
  await saveEmail(tx, id, { email, emailProvedAt: tx.now });
  await settleAddress(tx, { email, ownerId: id });
  if (emailProvedAt === null) await endEarlierAccess(tx, id, provedIn);
}

async function confirmSide(
  tx: Transaction,
  { userId, email, purpose }: AccountLinkRow,
  provedIn: ProvedIn,
) {
  const change = await findEmailChange(tx, userId);
  if (change?.email !== email) throw new Refusal('link_expired');
  const isOldConfirmed = change.isOldConfirmed || purpose === 'change_old';
  const isNewConfirmed = change.isNewConfirmed || purpose === 'change_new';
  if (!isOldConfirmed || !isNewConfirmed) {
    await saveEmailChange(tx, { ...change, isOldConfirmed, isNewConfirmed });
    return 'half' as const;
  }
  await deleteEmailChange(tx, userId);
  await deleteLinks(tx, userId, ['proof', 'reset']);
  await saveProved(tx, await loadAccount(tx, userId), { email, provedIn });
  return 'changed' as const;
}
