import type { Transaction } from '#api/database/transaction.ts';
import type { NoticeChoice } from '#schema/people/noticeChoice.ts';

/**
 * Stores how a person wants the named kinds of notices; the others stay. What is on its way by a
 * channel that was switched off is called back.
 */
export async function keepNoticeChoices(
  tx: Transaction,
  userId: string,
  choices: readonly NoticeChoice[],
): Promise<void> {
  if (choices.length === 0) return;
  await tx.query(
    `INSERT INTO notification_choice (user_id, type, by_push, by_email)
     SELECT $1, c.type, c.by_push, c.by_email
     FROM unnest($2::text[], $3::boolean[], $4::boolean[]) AS c (type, by_push, by_email)
     ORDER BY c.type
     ON CONFLICT (user_id, type)
     DO UPDATE SET by_push = excluded.by_push, by_email = excluded.by_email`,
    [
      userId,
      choices.map(({ type }) => type),
      choices.map(({ byPush }) => byPush),
      choices.map(({ byEmail }) => byEmail),
    ],
  );
  await tx.query(
    `DELETE FROM notice_delivery d USING notification n, notification_choice c
     WHERE n.id = d.notification_id AND n.user_id = $1
       AND c.user_id = $1 AND c.type = n.type
       AND NOT CASE WHEN d.subscription_id IS NULL THEN c.by_email ELSE c.by_push END`,
    [userId],
  );
}
