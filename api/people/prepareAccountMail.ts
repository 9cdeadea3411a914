import type { Transaction } from '#api/database/transaction.ts';
import { writeAccountMail, type AccountMailKind, type LinkPurpose } from './accountMails.rules.ts';
import type { Mail } from '#api/platform/mail.rules.ts';
import type { AccountMailRow } from './credentials.entities.ts';
import { insertLink } from './accountLinks.sql.ts';
import { findEmailChange } from './emailChanges.sql.ts';
import { shownAddress } from './releasedAddress.rules.ts';
import { findByEmail, findById } from './users.sql.ts';
import { HOUR_MS, MINUTE_MS } from '#schema/durations.ts';
import { languageFor, type Language } from '#schema/languages/languages.ts';
import { EMAIL_LINK_HOURS, RESET_LINK_MINUTES } from '#schema/limits.ts';

type Order = Pick<AccountMailRow, 'id' | 'userId' | 'email'> & { kind: AccountMailKind };
type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;
/** `linkTo`: the address that the link proves. */
type Plan = { kind: AccountMailKind; account: Account; to: string; linkTo: string | null };

const LINK_MS: Record<LinkPurpose, number> = {
  reset: RESET_LINK_MINUTES * MINUTE_MS,
  proof: EMAIL_LINK_HOURS * HOUR_MS,
  change_old: EMAIL_LINK_HOURS * HOUR_MS,
  change_new: EMAIL_LINK_HOURS * HOUR_MS,
};

/**
 * Written from the current state with a fresh link; null: no longer needed. An unproved address only gets the
 * proof mail.
 */
export async function prepareAccountMail(
  tx: Transaction,
  order: Order,
  site: { origin: string; siteName: string; languages: readonly Language[] },
): Promise<Mail | null> {
  const plan = await planMail(tx, order);
  if (plan === null) return null;
  const { kind, account, to, linkTo } = plan;
  const language = languageFor(account.language, site.languages);
  const facts = {
    ...site,
    language,
    username: account.username,
    newEmail: linkTo ?? '',
    token: '',
  };
  if (linkTo !== null) {
    const purpose = kind as LinkPurpose;
    const expiresAt = new Date(tx.now.getTime() + LINK_MS[purpose]);
    const link = { userId: account.id, purpose, email: linkTo, expiresAt };
    facts.token = await insertLink(tx, link);
  }
  return writeAccountMail(kind, facts, { id: order.id, userId: account.id, to });
}

async function planMail(
  tx: Transaction,
  { kind, userId, email }: Omit<Order, 'id'>,
): Promise<Plan | null> {
  const account = userId === null ? await findByEmail(tx, email) : await findById(tx, userId);
  if (account === null) return null;
  const { email: own, emailProvedAt } = account;
  if (kind === 'change_old' || kind === 'change_new') return planOfChange(tx, kind, account);
  if (emailProvedAt === null) {
    return kind === 'proof' || kind === 'reset' ? planOfProof(tx, account) : null;
  }
  if (kind === 'proof') return null;
  return { kind, account, to: own, linkTo: kind === 'reset' ? own : null };
}

/** If somebody else has proved the address, they are notified instead. */
async function planOfProof(tx: Transaction, account: Account): Promise<Plan | null> {
  const { email } = account;
  if (shownAddress(email) === '') return null;
  const owner = await findByEmail(tx, email);
  if (owner === null || owner.emailProvedAt === null)
    return { kind: 'proof', account, to: email, linkTo: email };
  return { kind: 'taken', account: owner, to: owner.email, linkTo: null };
}

async function planOfChange(
  tx: Transaction,
  kind: 'change_old' | 'change_new',
  account: Account,
): Promise<Plan | null> {
  const change = await findEmailChange(tx, account.id);
  if (change === null) return null;
  const linkTo = change.email;
  if (kind === 'change_old') return { kind, account, to: account.email, linkTo };
  const owner = await findByEmail(tx, linkTo);
  if (owner === null || owner.emailProvedAt === null) return { kind, account, to: linkTo, linkTo };
  // The response must not reveal that the account exists: only its owner is notified.
  return { kind: 'taken', account: owner, to: owner.email, linkTo: null };
}
