import { readRows } from '#api/database/readRows.ts';
import {
  notificationChoiceEntity,
  pushSubscriptionEntity,
  type PushSubscriptionRow,
} from '#api/entities/notices.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { NOTIFICATION_TYPES } from '#schema/people/notification.ts';
import type { NoticeChoice, PushDevice } from '#schema/people/noticeChoice.ts';

/** How a person wants each kind of notice; what was never chosen is off. */
export async function getNoticeChoices(
  database: Queryable,
  userId: string,
): Promise<NoticeChoice[]> {
  const rows = await database.manager.getRepository(notificationChoiceEntity).findBy({ userId });
  return NOTIFICATION_TYPES.map((type) => {
    const { byPush, byEmail } = rows.find((row) => row.type === type) ?? {
      byPush: false,
      byEmail: false,
    };
    return { type, byPush, byEmail };
  });
}

/** The browsers of a person that get pushes, newest first; not those whose sign-in has ended. */
export async function listPushDevices(database: Queryable, userId: string): Promise<PushDevice[]> {
  const rows = await readRows<PushSubscriptionRow>(
    database,
    pushSubscriptionEntity,
    `SELECT p.* FROM push_subscription p
     JOIN session s ON s.id_hash = p.session_hash AND NOT s.is_ended
     WHERE p.user_id = $1 ORDER BY p.created_at DESC, p.id`,
    [userId],
  );
  return rows.map(({ id, endpoint, createdAt, lastSuccessAt }) => ({
    id,
    endpoint,
    createdAt: createdAt.toISOString(),
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
  }));
}
