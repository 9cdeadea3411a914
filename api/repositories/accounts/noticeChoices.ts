import type { Transaction } from '#api/database/transaction.ts';
import { notificationChoiceEntity } from '#api/entities/notices.ts';
import type { NoticeChoice } from '#schema/people/noticeChoice.ts';

/**
 * Saves how a person wants the named kinds of notices; the others stay. What is on its way by a
 * channel that was switched off is called back.
 */
export async function saveChoices(
  tx: Transaction,
  userId: string,
  choices: readonly NoticeChoice[],
): Promise<void> {
  if (choices.length === 0) return;
  // In one order everywhere, or two that change the same wait for each other for ever.
  const rows = choices
    .map(({ type, byPush, byEmail }) => ({ userId, type, byPush, byEmail }))
    .toSorted((a, b) => (a.type < b.type ? -1 : 1));
  await tx.manager.getRepository(notificationChoiceEntity).upsert(rows, ['userId', 'type']);
  await tx.query(
    `delete from notice_delivery d using notification n, notification_choice c
     where n.id = d.notification_id and n.user_id = $1
       and c.user_id = $1 and c.type = n.type
       and not case when d.subscription_id is null then c.by_email else c.by_push end`,
    [userId],
  );
}

/** Ends the digests of a person by email, and calls back what is on its way; by push they go on. */
export async function stopDigestMails(tx: Transaction, userId: string): Promise<void> {
  const choices = tx.manager.getRepository(notificationChoiceEntity);
  const known = await choices.findOneBy({ userId, type: 'digest' });
  if (known === null) return;
  await saveChoices(tx, userId, [{ type: 'digest', byPush: known.byPush, byEmail: false }]);
}
