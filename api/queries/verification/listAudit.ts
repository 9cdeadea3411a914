import type { Queryable } from '#api/queries/queryable.ts';
import { timeSql } from '#api/queries/sqlJson.ts';
import { LIST_MAX } from '#schema/limits.ts';

/** The public record of an issue as JSON text: 200 entries after a sequence number, oldest first. */
export async function listAudit(
  database: Queryable,
  issueId: string,
  after: number,
): Promise<string> {
  const [row] = await database.query<{ page: string }>(
    `select json_build_object(
       'items', coalesce(json_agg(json_build_object(
         'issueId', a.issue_id, 'sequence', a.sequence, 'action', a.action,
         'actorDigest', encode(a.actor_digest, 'hex'), 'data', a.data,
         'createdAt', ${timeSql('a.created_at')},
         'previousHash', encode(a.previous_hash, 'hex'), 'hash', encode(a.hash, 'hex')
       ) order by a.sequence), '[]'),
       'next', case when count(*) = ${LIST_MAX} then max(a.sequence) end
     )::text as page
     from (
       select * from audit_entry where issue_id = $1 and sequence > $2
       order by sequence limit ${LIST_MAX}
     ) a`,
    [issueId, Math.min(after, 2_147_483_647)],
  );
  return row?.page ?? '{"items":[],"next":null}';
}
