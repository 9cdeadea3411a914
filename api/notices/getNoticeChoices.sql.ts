import { readRows } from '#api/database/readRows.ts';
import {
  notificationChoiceEntity,
  pushSubscriptionEntity,
  type PushSubscriptionRow,
} from './notices.entities.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { NOTICE_CHOICES } from '#schema/people/notificationTypes.ts';
import type { NoticeChoice, PushDevice } from '#schema/people/noticeChoice.ts';

/**
 * How a person wants each kind of notice; what was never chosen is off, but for emails about money and
 * deadlines.
 */
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

/** The browsers of a person that get pushes, newest first; not those whose sign-in has ended. */
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
