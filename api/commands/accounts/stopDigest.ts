import { loadSiteSecret } from '#api/database/siteSecret.ts';
import { readStopToken } from '#api/database/stopToken.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { stopDigestMails } from '#api/repositories/accounts/noticeChoices.ts';

/** Ends the digests by email of whom a token names. Throws Refusal `link_expired` for any other. */
export async function stopDigest(tx: Transaction, token: string): Promise<void> {
  const userId = readStopToken(await loadSiteSecret(tx.manager), token);
  if (userId === null) throw new Refusal('link_expired');

  await stopDigestMails(tx, userId);
}
