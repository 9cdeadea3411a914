import type { Transaction } from '#api/database/transaction.ts';

/** Notes that the actor lets the site tell of an issue, or no longer does. Safe to repeat. */
export async function saveStory(
  tx: Transaction,
  { issueId, userId }: { issueId: string; userId: string },
  isTold: boolean,
): Promise<void> {
  if (!isTold) {
    await tx.query('delete from success_story where issue_id = $1', [issueId]);
    return;
  }
  await tx.query(
    `insert into success_story (issue_id, user_id, told_at) values ($1, $2, $3)
     on conflict (issue_id) do nothing`,
    [issueId, userId, tx.now],
  );
}
