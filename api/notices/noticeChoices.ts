import type { Transaction } from '#api/database/transaction.ts';
import { signedIn, Refusal } from '#api/platform/access.rules.ts';
import { saveChoices, stopMails } from './noticeChoices.sql.ts';
import type { NoticeChoice } from '#schema/notices/noticeChoice.ts';
import { loadSiteSecret } from '#api/database/siteSecret.ts';
import { readStopToken } from './stopToken.ts';

export async function saveNoticeChoices(
  tx: Transaction,
  choices: readonly NoticeChoice[],
): Promise<void> {
  await saveChoices(tx, signedIn(tx.actor).id, choices);
}

/** Unsubscribes the person and kind in the token. */
export async function stopDigest(tx: Transaction, token: string): Promise<void> {
  const stopped = readStopToken(await loadSiteSecret(tx.manager), token);
  if (stopped === null) throw new Refusal('link_expired');

  await stopMails(tx, stopped);
}
