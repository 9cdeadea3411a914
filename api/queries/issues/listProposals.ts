import { VISIBLE_ISSUE } from './issueSql.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { moneySql, timeSql } from '#api/queries/sqlJson.ts';
import { LIST_MAX } from '#schema/limits.ts';
import type { Proposal } from '#schema/issues/proposal.ts';

/** Escrowed cents of the issue whose donors vote for the proposal; the solver's own carry nothing. */
const BACKING_CENTS = `coalesce((
  SELECT sum(pl.amount_cents) FROM vote b
  JOIN pledge pl ON pl.user_id = b.user_id AND pl.issue_id = p.issue_id AND pl.status = 'held'
  WHERE b.proposal_id = p.id AND b.vote_type = 'upvote' AND b.user_id <> p.solver_id
), 0)::bigint`;

const PROPOSAL_JSON = `json_build_object(
  'id', p.id, 'issueId', p.issue_id, 'title', p.title, 'description', p.description,
  'solverId', p.solver_id, 'solverName', u.username, 'budget', ${moneySql('p.compensation_cents')},
  'timeline', p.estimated_days || CASE WHEN p.estimated_days = 1 THEN ' day' ELSE ' days' END,
  'status', p.status, 'createdAt', ${timeSql('p.created_at')},
  'upvotes', p.upvote_count, 'downvotes', p.downvote_count, 'backing', ${moneySql(BACKING_CENTS)})`;

async function listWhere(
  database: Queryable,
  condition: string,
  options: { parameters: unknown[]; isNewestFirst: boolean },
): Promise<string> {
  const direction = options.isNewestFirst ? 'DESC' : 'ASC';
  const [row] = await database.query<{ items: string }>(
    `SELECT coalesce(
       json_agg(${PROPOSAL_JSON} ORDER BY p.created_at ${direction}, p.id ${direction}), '[]'
     )::text AS items
     FROM (
       SELECT * FROM proposal WHERE ${condition}
       ORDER BY created_at ${direction}, id ${direction} LIMIT ${LIST_MAX}
     ) p JOIN app_user u ON u.id = p.solver_id`,
    options.parameters,
  );
  return row?.items ?? '[]';
}

const OF_ISSUE_AFTER = `issue_id = $1 AND ($2::uuid IS NULL OR (created_at, id) > (
  SELECT l.created_at, l.id FROM proposal l WHERE l.id = $2 AND l.issue_id = $1))`;

/** The proposals for an issue that follow `after`, as JSON text, oldest first, at most 200. */
export function listProposals(
  database: Queryable,
  issueId: string,
  after: string | undefined,
): Promise<string> {
  const parameters = [issueId, after ?? null];
  return listWhere(database, OF_ISSUE_AFTER, { parameters, isNewestFirst: false });
}

const OF_PERSON_VISIBLE = `solver_id = $1 and ($2::boolean or exists (
  select from issue i where i.id = proposal.issue_id and ${VISIBLE_ISSUE}))`;

/**
 * The proposals of a person as JSON text, newest first, at most 200; those for hidden and removed
 * issues only where `isOwn`.
 */
export function listUserProposals(
  database: Queryable,
  userId: string,
  { isOwn }: { isOwn: boolean },
): Promise<string> {
  const parameters = [userId, isOwn];
  return listWhere(database, OF_PERSON_VISIBLE, { parameters, isNewestFirst: true });
}

/** One proposal, as the answer to making it. */
export async function getProposal(database: Queryable, id: string): Promise<Proposal> {
  const [row] = await database.query<{ proposal: Proposal }>(
    `SELECT ${PROPOSAL_JSON} AS proposal
     FROM proposal p JOIN app_user u ON u.id = p.solver_id WHERE p.id = $1`,
    [id],
  );
  if (!row) throw new RangeError('The proposal has just been written and is not there');
  return row.proposal;
}
