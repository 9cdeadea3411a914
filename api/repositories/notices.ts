import type { Transaction } from '#api/database/transaction.ts';
import type { Notice } from '#api/domain/notices.ts';

/** Longer than any notice can get: a title has 120 characters, a name 30. */
const CONTENT_MAX_LENGTH = 500;

/**
 * Tells people about an issue, in one statement. A discussion makes at most one unread notice per
 * person and issue: a lively one must not bury everything else.
 */
export async function saveNotices(
  tx: Transaction,
  issueId: string,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  const told = await tx.query<{ user_id: string }>(
    `INSERT INTO notification (id, user_id, type, issue_id, content, created_at)
     SELECT n.id, n.user_id, n.type, $5, n.content, $6
     FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS n (id, user_id, type, content)
     WHERE n.type <> 'message' OR NOT EXISTS (
       SELECT 1 FROM notification o WHERE o.issue_id = $5 AND o.user_id = n.user_id
         AND o.type = 'message' AND o.read_at IS NULL
     )
     RETURNING user_id`,
    [
      notices.map(() => tx.randomUuid()),
      notices.map((notice) => notice.userId),
      notices.map((notice) => notice.type),
      notices.map((notice) => notice.content.slice(0, CONTENT_MAX_LENGTH)),
      issueId,
      tx.now,
    ],
  );
  for (const { user_id } of told) tx.publish({ topic: 'notification', id: user_id });
}

/** Marks unread notices of a person as read: those of `ids`, or all for null. Answers how many. */
export async function markRead(
  tx: Transaction,
  userId: string,
  ids: readonly string[] | null,
): Promise<number> {
  const [row] = await tx.query<{ count: string }>(
    `WITH marked AS (
       UPDATE notification SET read_at = $2
       WHERE user_id = $1 AND read_at IS NULL AND ($3::uuid[] IS NULL OR id = ANY ($3::uuid[]))
       RETURNING 1
     ) SELECT count(*) AS count FROM marked`,
    [userId, tx.now, ids],
  );
  return Number(row?.count ?? 0);
}
