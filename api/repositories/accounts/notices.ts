import { In, IsNull } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { notificationEntity } from '#api/entities/notices.ts';
import type { Notice } from '#api/domain/notices/notices.ts';

/** Longer than any notice can get: a title has 120 characters, a name 30. */
const CONTENT_MAX_LENGTH = 500;

/**
 * Tells people about an issue, in one statement, and puts on its way what they want by push or by
 * email. A discussion makes at most one unread notice per person and issue, and so does every kind of
 * act that one person can repeat at will: nothing may bury everything else. `issueId` null: it
 * concerns the account.
 */
export async function saveNotices(
  tx: Transaction,
  issueId: string | null,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  const told = await tx.query<{ user_id: string }>(
    `WITH told AS (
       INSERT INTO notification (id, user_id, type, issue_id, content, created_at)
       SELECT n.id, n.user_id, n.type, $5, n.content, $6
       FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $7::boolean[])
         AS n (id, user_id, type, content, is_once)
       WHERE n.type <> 'message' AND NOT n.is_once OR NOT EXISTS (
         SELECT 1 FROM notification o WHERE o.issue_id = $5 AND o.user_id = n.user_id
           AND o.type = n.type AND o.read_at IS NULL
           AND (n.type = 'message' OR split_part(o.content, '“', 1) = split_part(n.content, '“', 1))
       )
       RETURNING id, user_id, type
     ), wanted AS (
       SELECT told.id, told.user_id, c.by_push, c.by_email
       FROM told JOIN notification_choice c USING (user_id, type)
     ), on_their_way AS (
       INSERT INTO notice_delivery (notification_id, subscription_id)
       SELECT w.id, NULL::uuid FROM wanted w WHERE w.by_email
       UNION ALL
       SELECT w.id, p.id FROM wanted w JOIN push_subscription p USING (user_id)
       JOIN session s ON s.id_hash = p.session_hash AND NOT s.is_ended
       WHERE w.by_push
     )
     SELECT user_id FROM told`,
    [
      notices.map(() => tx.randomUuid()),
      notices.map((notice) => notice.userId),
      notices.map((notice) => notice.type),
      notices.map((notice) => notice.content.slice(0, CONTENT_MAX_LENGTH)),
      issueId,
      tx.now,
      notices.map((notice) => notice.isOnceUnread === true),
    ],
  );
  for (const { user_id } of told) tx.publish({ topic: 'notification', id: user_id });
}

/** Saves that a person has read notices: those of `ids`, or all for null. Answers how many. */
export async function saveRead(
  tx: Transaction,
  userId: string,
  ids: readonly string[] | null,
): Promise<number> {
  const unread = { userId, readAt: IsNull(), ...(ids && { id: In(ids) }) };
  const { affected } = await tx.manager
    .getRepository(notificationEntity)
    .update(unread, { readAt: tx.now });
  return affected ?? 0;
}
