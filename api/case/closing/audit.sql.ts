import { timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { Refusal } from '#api/platform/access.rules.ts';

/** Commitments to texts that the case page shows to everybody. */
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

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The published heads of a day as JSON text, 200 after an issue id; null: the last published day.
 */
export async function listAuditHeads(
  database: Queryable,
  day: string | null,
  after: string = FIRST_ID,
): Promise<string> {
  const [row] = await database.query<{ page: string }>(
    `select json_build_object('day', p.day, 'publishedAt', ${timeSql('p.published_at')},
       'issueCount', p.issue_count, 'root', encode(p.root, 'hex'),
       'heads', coalesce(heads.items, '[]'), 'next', heads.next)::text as page
     from audit_publication p
     cross join lateral (
       select json_agg(json_build_object('issueId', h.issue_id, 'sequence', h.sequence,
           'hash', encode(h.hash, 'hex')) order by h.issue_id) as items,
         case when count(*) = ${LIST_MAX} then max(h.issue_id::text) end as next
       from (
         select distinct on (issue_id) issue_id, sequence, hash from audit_publication_head
         where day <= p.day and issue_id > $2
         order by issue_id, day desc limit ${LIST_MAX}
       ) h
     ) heads
     where $1::date is null or p.day = $1::date order by p.day desc limit 1`,
    [day, after],
  );
  if (!row) throw new Refusal('not_found');
  return row.page;
}
