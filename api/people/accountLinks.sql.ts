import { In, LessThanOrEqual } from 'typeorm';
import { sha256 } from '#api/database/sha256.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { utf8Bytes } from '#api/platform/bytes.rules.ts';
import type { LinkPurpose } from './accountMails.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { accountLinkEntity, type AccountLinkRow } from './credentials.entities.ts';
import { loadAccount } from './users.sql.ts';

/** Short enough that mail programs do not wrap the link. */
const TOKEN_BYTES = 20;
/** Tokens are lower case, since some mail filters lowercase links; earlier ones were mixed case. */
const HEXADECIMAL = /^[\da-f]{40}$/iu;

const hashToken = (token: string): string => {
  const read = HEXADECIMAL.test(token) ? token.toLowerCase() : token;
  return Buffer.from(sha256(utf8Bytes(read))).toString('hex');
};

/** Stores only the token's hash and returns the token. Also deletes expired links. */
export async function insertLink(
  tx: Transaction,
  link: Pick<AccountLinkRow, 'userId' | 'purpose' | 'email' | 'expiresAt'>,
): Promise<string> {
  const { manager, now } = tx;
  await manager.getRepository(accountLinkEntity).delete({ expiresAt: LessThanOrEqual(now) });
  const token = Buffer.from(tx.randomBytes(TOKEN_BYTES)).toString('hex');
  const tokenHash = hashToken(token);
  await manager.getRepository(accountLinkEntity).insert({ ...link, tokenHash });
  return token;
}

/** Uses up all of the account's links of this kind, and locks the account. */
export async function takeLink(
  tx: Transaction,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLinkRow> {
  const links = tx.manager.getRepository(accountLinkEntity);
  const wanted = { tokenHash: hashToken(token), purpose: In([...purposes]) };
  const found = await links.findOneBy(wanted);
  if (!found) throw new Refusal('link_expired');
  await loadAccount(tx, found.userId);
  // Checked again under the lock, for concurrent uses.
  const link = await links.findOneBy(wanted);
  if (!link || link.expiresAt <= tx.now) throw new Refusal('link_expired');
  await deleteLinks(tx, link.userId, [link.purpose]);
  return link;
}

export async function deleteLinks(
  tx: Transaction,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await tx.manager.getRepository(accountLinkEntity).delete({ userId, purpose: In([...purposes]) });
}
