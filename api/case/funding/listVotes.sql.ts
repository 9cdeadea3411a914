import { ensureIssue } from '#api/issues/getIssue.sql.ts';
import { VISIBLE_ISSUE, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { SHOWN_WORDS } from './listProposals.sql.ts';

/** Bounds the response for a whole site or a very busy issue. */
const VOTES_MAX = 5_000;

async function listWhere(
  database: Queryable,
  condition: string,
  parameters: unknown[],
): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `select coalesce(json_agg(json_build_object(
       'proposalId', v.proposal_id, 'userId', v.user_id, 'voteType', v.vote_type,
       'createdAt', ${timeSql('v.created_at')}
     ) order by v.created_at desc, v.proposal_id, v.user_id), '[]')::text as items
     from (
       select v.* from vote v where ${condition} order by v.created_at desc limit ${VOTES_MAX}
     ) v`,
    parameters,
  );
  return row?.items ?? '[]';
}

/** The newest votes on visible issues as JSON text. */
export function listVotes(database: Queryable): Promise<string> {
  const ofVisible = `exists (
    select from proposal p join issue i on i.id = p.issue_id
    where p.id = v.proposal_id and ${VISIBLE_ISSUE})`;
  return listWhere(database, ofVisible, []);
}

/** Those of one issue. Refuses if it is missing or `readerId` may not read it. */
export async function listIssueVotes(
  database: Queryable,
  issueId: string,
  readerId: string | null,
): Promise<string> {
  await ensureIssue(database, issueId, readerId);
  const ofIssue = 'exists (select from proposal p where p.id = v.proposal_id and p.issue_id = $1)';
  return listWhere(database, ofIssue, [issueId]);
}

/** A person's own votes as JSON text, newest first, with the proposal's title and issue. */
export async function listUserVotes(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `select coalesce(json_agg(json_build_object(
       'proposalId', v.proposal_id, 'userId', v.user_id, 'voteType', v.vote_type,
       'createdAt', ${timeSql('v.created_at')}, 'issueId', p.issue_id, 'proposalTitle', ${SHOWN_WORDS.title}
     ) order by v.created_at desc, v.proposal_id), '[]')::text as items
     from (
       select * from vote where user_id = $1 order by created_at desc limit ${VOTES_MAX}
     ) v join proposal p on p.id = v.proposal_id`,
    [userId],
  );
  return row?.items ?? '[]';
}
