import { Refusal } from '#api/domain/refusal.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { timeSql } from '#api/queries/sqlJson.ts';
import { LIST_MAX } from '#schema/limits.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The published heads of a day as JSON text, 200 after an issue id; null: the last published day.
 * Throws Refusal `not_found` for a day without a publication.
 */
export async function listAuditHeads(
  database: Queryable,
  day: string | null,
  after: string = FIRST_ID,
): Promise<string> {
  const [row] = await database.query<{ page: string }>(
    `SELECT json_build_object('day', p.day, 'publishedAt', ${timeSql('p.published_at')},
       'issueCount', p.issue_count, 'root', encode(p.root, 'hex'),
       'heads', coalesce(heads.items, '[]'), 'next', heads.next)::text AS page
     FROM audit_publication p
     CROSS JOIN LATERAL (
       SELECT json_agg(json_build_object('issueId', h.issue_id, 'sequence', h.sequence,
           'hash', encode(h.hash, 'hex')) ORDER BY h.issue_id) AS items,
         CASE WHEN count(*) = ${LIST_MAX} THEN max(h.issue_id::text) END AS next
       FROM (
         SELECT DISTINCT ON (issue_id) issue_id, sequence, hash FROM audit_publication_head
         WHERE day <= p.day AND issue_id > $2
         ORDER BY issue_id, day DESC LIMIT ${LIST_MAX}
       ) h
     ) heads
     WHERE $1::date IS NULL OR p.day = $1::date ORDER BY p.day DESC LIMIT 1`,
    [day, after],
  );
  if (!row) throw new Refusal('not_found');
  return row.page;
}
