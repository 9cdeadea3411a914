import type { Queryable } from '#api/platform/queryable.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';
import { LIST_MAX } from '#schema/limits.ts';

/** Commitments to texts that the page of the case shows to everybody. */
const OPENED = `('proof_submitted', 'summary'), ('proof_note_added', 'text'),
  ('ballot_cast', 'reason'), ('flag_raised', 'justification'), ('ruling_written', 'reason')`;

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
       'openings', coalesce(json_agg(json_build_object(
         'sequence', a.sequence, 'name', o.name,
         'key', encode(commitment_key(a.issue_id, a.sequence, o.name), 'hex')
       ) order by a.sequence) filter (where o.name is not null), '[]'),
       'next', case when count(*) = ${LIST_MAX} then max(a.sequence) end
     )::text as page
     from (
       select * from audit_entry where issue_id = $1 and sequence > $2
       order by sequence limit ${LIST_MAX}
     ) a left join (values ${OPENED}) o (action, name)
       on o.action = a.action and a.data::json ->> o.name is not null`,
    [issueId, Math.min(after, 2_147_483_647)],
  );
  return row?.page ?? '{"items":[],"openings":[],"next":null}';
}
