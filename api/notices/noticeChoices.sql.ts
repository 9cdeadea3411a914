import type { Transaction } from '#api/database/transaction.ts';
import { notificationChoiceEntity } from './notices.entities.ts';
import type { NoticeChoice } from '#schema/people/noticeChoice.ts';
import { wantedSql } from './wantedNotices.sql.ts';

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
    `delete from notice_delivery d using notification n, (${wantedSql('user_id = $1')}) w
     where n.id = d.notification_id and n.user_id = $1 and w.id = n.id
       and not case when d.subscription_id is null then w.by_email else w.by_push end`,
    [userId],
  );
}

/**
 * Ends the mails of a kind to a person, and calls back what is on its way; by push they go on. Those of
 * an account that is gone are ended already.
 */
export async function stopMails(
  tx: Transaction,
  { userId, kind }: { userId: string; kind: 'digest' | 'money' },
): Promise<void> {
  const known = await tx.manager
    .getRepository(notificationChoiceEntity)
    .findOneBy({ userId, type: kind });
  const people = await tx.query('select from app_user where id = $1', [userId]);
  if (people.length === 0) return;
  const byPush = known?.byPush ?? false;
  await saveChoices(tx, userId, [{ type: kind, byPush, byEmail: false }]);
}
