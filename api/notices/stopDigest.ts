import { loadSiteSecret } from '#api/database/siteSecret.ts';
import { readStopToken } from './stopToken.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { stopMails } from './noticeChoices.sql.ts';

/** Ends the mails that a token names, of whom it names. */
export async function stopDigest(tx: Transaction, token: string): Promise<void> {
  const stopped = readStopToken(await loadSiteSecret(tx.manager), token);
  if (stopped === null) throw new Refusal('link_expired');

  await stopMails(tx, stopped);
}
