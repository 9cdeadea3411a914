import { readRows, type Transaction } from '#api/database/transaction.ts';
import {
  notificationChoiceEntity,
  pushSubscriptionEntity,
  type PushSubscriptionRow,
} from './notices.entities.ts';
import type { NoticeChoice, PushDevice } from '#schema/notices/noticeChoice.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import { NOTICE_CHOICES } from '#schema/notices/notificationTypes.ts';

/**
 * SQL: which notices of `from` (a relation with `id`, `user_id`, `type` and `concerns_money`) are
 * wanted by push and by email. Money and deadlines are mailed unless switched off.
 */
export const wantedSql = (condition: string, from = 'notification'): string => `
  select t.id, t.user_id,
    coalesce(c.by_push, false) or t.concerns_money and coalesce(m.by_push, false) as by_push,
    coalesce(c.by_email, false) or t.concerns_money and coalesce(m.by_email, true) as by_email
  from ${from} t
  left join notification_choice c on c.user_id = t.user_id and c.type = t.type
  left join notification_choice m on m.user_id = t.user_id and m.type = 'money'
  where t.${condition}`;

/** Leaves other kinds unchanged. Cancels pending deliveries on channels that were switched off. */
export async function saveChoices(
  tx: Transaction,
  userId: string,
  choices: readonly NoticeChoice[],
): Promise<void> {
  if (choices.length === 0) return;
  // In a fixed order, or two concurrent changes would deadlock.
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
 * Unsubscribes from mails of a kind and cancels pending ones; pushes continue. No-op for an erased
 * account.
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

/** Off by default, except emails about money and deadlines. */
export async function getNoticeChoices(
  database: Queryable,
  userId: string,
): Promise<NoticeChoice[]> {
  const rows = await database.manager.getRepository(notificationChoiceEntity).findBy({ userId });
  return NOTICE_CHOICES.map((type) => {
    const { byPush, byEmail } = rows.find((row) => row.type === type) ?? {
      byPush: false,
      byEmail: type === 'money',
    };
    return { type, byPush, byEmail };
  });
}

/** Newest first; without those whose session has ended. */
export async function listPushDevices(database: Queryable, userId: string): Promise<PushDevice[]> {
  const rows = await readRows<PushSubscriptionRow>(
    database,
    pushSubscriptionEntity,
    `select p.* from push_subscription p
     join session s on s.id_hash = p.session_hash and not s.is_ended
     where p.user_id = $1 order by p.created_at desc, p.id`,
    [userId],
  );
  return rows.map(({ id, endpoint, createdAt, lastSuccessAt }) => ({
    id,
    endpoint,
    createdAt: createdAt.toISOString(),
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
  }));
}
