import type { Transaction } from '#api/database/transaction.ts';
import { photoUrlSql } from '#api/issues/issueColumns.sql.ts';
import { VISIBLE_ISSUE, moneySql, type Queryable } from '#api/platform/fragments.sql.ts';
import { HOME_STORIES } from '#schema/limits.ts';

/** Records that the actor lets the site publish the issue as a story, or no longer does. Safe to repeat. */
export async function saveStory(
  tx: Transaction,
  { issueId, userId }: { issueId: string; userId: string },
  isPublished: boolean,
): Promise<void> {
  if (!isPublished) {
    await tx.query('delete from success_story where issue_id = $1', [issueId]);
    return;
  }
  await tx.query(
    `insert into success_story (issue_id, user_id, told_at) values ($1, $2, $3)
     on conflict (issue_id) do nothing`,
    [issueId, userId, tx.now],
  );
}

/** The latest published success stories as JSON text, newest first, at most two. */
export async function listSuccessStories(database: Queryable, origin: string): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `select coalesce(json_agg(story order by told_at desc, id desc), '[]')::text as items
     from (
       select s.told_at, i.id, json_build_object('id', i.id, 'title', i.title,
         'location', i.location, 'before', ${photoUrlSql('b')}, 'after', ${photoUrlSql('a')},
         'cost', ${moneySql('y.amount_cents + y.fee_cents')}, 'pledgerCount', i.pledger_count,
         'days', floor(extract(epoch from y.released_at - i.created_at) / 86400)) as story
       from success_story s join issue i on i.id = s.issue_id and i.reporter_id = s.user_id
       join payout y on y.issue_id = i.id
       join lateral (
         select p.before_id, p.after_id from proof p where p.issue_id = i.id and p.outcome = 'accepted'
         order by p.submitted_at desc limit 1
       ) proof on true
       join upload b on b.id = proof.before_id join upload a on a.id = proof.after_id
       where ${VISIBLE_ISSUE} and i.status = 'completed'
       order by s.told_at desc, i.id desc limit ${HOME_STORIES}
     ) told`,
    [origin],
  );
  return row?.items ?? '[]';
}
