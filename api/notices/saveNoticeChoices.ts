import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { saveChoices } from './noticeChoices.sql.ts';
import type { NoticeChoice } from '#schema/people/noticeChoice.ts';

/** Changes how a person hears of the named kinds of news; the others stay as they are. */
export async function saveNoticeChoices(
  tx: Transaction,
  choices: readonly NoticeChoice[],
): Promise<void> {
  await saveChoices(tx, signedIn(tx.actor).id, choices);
}
