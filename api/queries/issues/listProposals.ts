import { VISIBLE_ISSUE } from './issueSql.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { moneySql, timeSql } from '#api/queries/sqlJson.ts';
import { LIST_MAX, PLEDGE_WEIGHS_AFTER_HOURS } from '#schema/limits.ts';
import type { Proposal } from '#schema/issues/proposal.ts';

/**
 * SQL: the money that decides on the proposal `p` of issue `i` at the time `now`, as `backingOf` in
 * `api/domain/selection` has it: `base_cents`, and `up_cents` of it whose donors vote for it.
 */
const backingSql = (now: string) => `SELECT
    coalesce(sum(m.amount_cents) FILTER (WHERE m.counts), 0)::bigint AS base_cents,
    coalesce(sum(m.amount_cents) FILTER (WHERE m.counts AND m.is_up), 0)::bigint AS up_cents
  FROM (
    SELECT pl.amount_cents, b.vote_type = 'upvote' AS is_up,
      pl.user_id IS DISTINCT FROM i.reporter_id
        OR bool_and(pl.user_id IS NOT DISTINCT FROM i.reporter_id) OVER () AS counts
    FROM pledge pl LEFT JOIN vote b ON b.proposal_id = p.id AND b.user_id = pl.user_id
    WHERE pl.issue_id = p.issue_id AND pl.status = 'held' AND pl.user_id <> p.solver_id
      AND pl.created_at <= ${now}::timestamptz - interval '${PLEDGE_WEIGHS_AFTER_HOURS} hours'
  ) m`;

const PROPOSAL_JSON = `json_build_object(
  'id', p.id, 'issueId', p.issue_id, 'title', p.title, 'description', p.description,
  'solverId', p.solver_id, 'solverName', u.username, 'budget', ${moneySql('p.compensation_cents')},
  'timeline', p.estimated_days || CASE WHEN p.estimated_days = 1 THEN ' day' ELSE ' days' END,
  'status', p.status, 'createdAt', ${timeSql('p.created_at')},
  'upvotes', p.upvote_count, 'downvotes', p.downvote_count,
  'backing', ${moneySql('money.up_cents')}, 'backingBase', ${moneySql('money.base_cents')})`;

const joinsOf = (now: string) => `JOIN app_user u ON u.id = p.solver_id
  JOIN issue i ON i.id = p.issue_id CROSS JOIN LATERAL (${backingSql(now)}) money`;

async function listWhere(
  database: Queryable,
  condition: string,
  options: { now: Date; parameters: unknown[]; isNewestFirst: boolean },
): Promise<string> {
  const direction = options.isNewestFirst ? 'DESC' : 'ASC';
  const [row] = await database.query<{ items: string }>(
    `SELECT coalesce(
       json_agg(${PROPOSAL_JSON} ORDER BY p.created_at ${direction}, p.id ${direction}), '[]'
     )::text AS items
     FROM (
       SELECT * FROM proposal WHERE ${condition}
       ORDER BY created_at ${direction}, id ${direction} LIMIT ${LIST_MAX}
     ) p ${joinsOf('$1')}`,
    [options.now, ...options.parameters],
  );
  return row?.items ?? '[]';
}

const OF_ISSUE_AFTER = `issue_id = $2 AND ($3::uuid IS NULL OR (created_at, id) > (
  SELECT l.created_at, l.id FROM proposal l WHERE l.id = $3 AND l.issue_id = $2))`;

/** The proposals for an issue that follow `after`, as JSON text, oldest first, at most 200. */
export function listProposals(
  database: Queryable,
  { issueId, after, now }: { issueId: string; after: string | undefined; now: Date },
): Promise<string> {
  const parameters = [issueId, after ?? null];
  return listWhere(database, OF_ISSUE_AFTER, { now, parameters, isNewestFirst: false });
}

const OF_PERSON_VISIBLE = `solver_id = $2 and ($3::boolean or exists (
  select from issue i where i.id = proposal.issue_id and ${VISIBLE_ISSUE}))`;

/**
 * The proposals of a person as JSON text, newest first, at most 200; those for hidden and removed
 * issues only where `isOwn`.
 */
export function listUserProposals(
  database: Queryable,
  { userId, isOwn, now }: { userId: string; isOwn: boolean; now: Date },
): Promise<string> {
  const parameters = [userId, isOwn];
  return listWhere(database, OF_PERSON_VISIBLE, { now, parameters, isNewestFirst: true });
}

/** One proposal, as the answer to making it. */
export async function getProposal(database: Queryable, id: string, now: Date): Promise<Proposal> {
  const [row] = await database.query<{ proposal: Proposal }>(
    `SELECT ${PROPOSAL_JSON} AS proposal
     FROM proposal p ${joinsOf('$1')} WHERE p.id = $2`,
    [now, id],
  );
  if (!row) throw new RangeError('The proposal has just been written and is not there');
  return row.proposal;
}
