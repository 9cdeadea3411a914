import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/actor.rules.ts';
import { saveChoices, stopMails } from './noticeChoices.sql.ts';
import type { NoticeChoice } from '#schema/notices/noticeChoice.ts';
import { loadSiteSecret } from '#api/database/siteSecret.ts';
import { readStopToken } from './stopToken.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';

/** Changes how a person hears of the named kinds of news; the others stay as they are. */
export async function saveNoticeChoices(
  tx: Transaction,
  choices: readonly NoticeChoice[],
): Promise<void> {
  await saveChoices(tx, signedIn(tx.actor).id, choices);
}

/** Ends the mails that a token names, of whom it names. */
export async function stopDigest(tx: Transaction, token: string): Promise<void> {
  const stopped = readStopToken(await loadSiteSecret(tx.manager), token);
  if (stopped === null) throw new Refusal('link_expired');

  await stopMails(tx, stopped);
}
