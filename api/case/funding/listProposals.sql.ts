import { anyValue, PREPARED } from '#api/database/connection/prepared.ts';
import { HIDDEN_PROPOSAL, type Proposal } from '#schema/case/proposal.ts';
import {
  VISIBLE_ISSUE,
  moneySql,
  profileSql,
  timeSql,
  type Queryable,
} from '#api/platform/fragments.sql.ts';
import { solverRecordSql } from './solverRecord.sql.ts';
import { LIST_MAX, PLEDGE_WEIGHS_AFTER_HOURS } from '#schema/limits.ts';

/** SQL for the words of the proposal `p`. */
type ProposalWords = { title: string; description: string };

/** As its author wrote them. */
const OWN_WORDS: ProposalWords = { title: 'p.title', description: 'p.description' };

const shown = (name: keyof ProposalWords) =>
  `case when p.hidden_at is null then p.${name} else '${HIDDEN_PROPOSAL[name]}' end`;

/** As others read them: a placeholder sentence where a moderator has hidden them. */
export const SHOWN_WORDS: ProposalWords = {
  title: shown('title'),
  description: shown('description'),
};

/**
 * SQL: the money that decides on the proposal `p` of issue `i` at the time `now`, like `backingOf` in
 * `api/case/funding/selection.rules.ts`: `base_cents`, and `up_cents`, the part of it whose donors vote for
 * it.
 */
const backingSql = (now: string) => `select
    coalesce(sum(m.amount_cents) filter (where m.counts), 0)::bigint as base_cents,
    coalesce(sum(m.amount_cents) filter (where m.counts and m.is_up), 0)::bigint as up_cents
  from (
    select pl.amount_cents - pl.taken_cents as amount_cents, b.vote_type = 'upvote' as is_up,
      pl.user_id is distinct from i.reporter_id
        or bool_and(pl.user_id is not distinct from i.reporter_id) over () as counts
    from pledge pl left join vote b on b.proposal_id = p.id and b.user_id = pl.user_id
    where pl.issue_id = p.issue_id and pl.status = 'held' and pl.user_id <> p.solver_id
      and pl.created_at <= ${now}::timestamptz - interval '${PLEDGE_WEIGHS_AFTER_HOURS} hours'
  ) m`;

/** SQL for what is shown beside a name. */
type Shown = { profile: string; record: string };

const UNSHOWN: Shown = { profile: 'null', record: 'null' };

/** SQL for the proposal `p` of the person `u`. */
const proposalSql = (person: Shown, words: typeof SHOWN_WORDS) => `json_build_object(
  'id', p.id, 'issueId', p.issue_id, 'title', ${words.title}, 'description', ${words.description},
  'solutionCriteria', p.solution_criteria,
  'solverId', p.solver_id, 'solverName', u.username, 'solverProfile', ${person.profile},
  'solverRecord', ${person.record},
  'budget', ${moneySql('p.compensation_cents')},
  'timeline', p.estimated_days || case when p.estimated_days = 1 then ' day' else ' days' end,
  'status', p.status, 'createdAt', ${timeSql('p.created_at')},
  'upvotes', p.upvote_count, 'downvotes', p.downvote_count,
  'backing', ${moneySql('money.up_cents')}, 'backingBase', ${moneySql('money.base_cents')})`;

const proposalJoins = (now: string) => `join app_user u on u.id = p.solver_id
  join issue i on i.id = p.issue_id cross join lateral (${backingSql(now)}) money`;

async function listWhere(
  database: Queryable,
  condition: string,
  options: {
    now: Date;
    parameters: unknown[];
    isNewestFirst: boolean;
    isOwn: boolean;
    hasRecord: boolean;
  },
): Promise<string> {
  const words = options.isOwn ? OWN_WORDS : SHOWN_WORDS;
  const record = options.hasRecord ? solverRecordSql('u.id') : 'null';
  const person = { profile: profileSql('u'), record };
  const direction = options.isNewestFirst ? 'desc' : 'asc';
  const [row] = await database.query<{ items: string }>(
    `${PREPARED}select coalesce(
       json_agg(${proposalSql(person, words)} order by p.created_at ${direction}, p.id ${direction}), '[]'
     )::text as items
     from (
       select * from proposal where ${condition}
       order by created_at ${direction}, id ${direction} limit ${LIST_MAX}
     ) p ${proposalJoins('$1')}`,
    [options.now, ...options.parameters],
  );
  return row?.items ?? '[]';
}

const AFTER = anyValue('$3::uuid');
const OF_ISSUE_AFTER = `issue_id = $2 and (${AFTER} is null or (created_at, id) > (
  select l.created_at, l.id from proposal l where l.id = ${AFTER} and l.issue_id = $2))`;

/** The proposals for an issue that follow `after`, as JSON text, oldest first, at most 200. */
export function listProposals(
  database: Queryable,
  { issueId, after, now }: { issueId: string; after: string | undefined; now: Date },
): Promise<string> {
  const parameters = [issueId, after ?? null];
  return listWhere(database, OF_ISSUE_AFTER, {
    now,
    parameters,
    isNewestFirst: false,
    isOwn: false,
    hasRecord: true,
  });
}

const OF_PERSON_VISIBLE = `solver_id = $2 and (${anyValue('$3::boolean')} or exists (
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
  return listWhere(database, OF_PERSON_VISIBLE, {
    now,
    parameters,
    isNewestFirst: true,
    isOwn,
    hasRecord: false,
  });
}

/** One proposal, as the response to creating it. */
export async function getProposal(database: Queryable, id: string, now: Date): Promise<Proposal> {
  const [row] = await database.query<{ proposal: Proposal }>(
    `select ${proposalSql(UNSHOWN, OWN_WORDS)} as proposal
     from proposal p ${proposalJoins('$1')} where p.id = $2`,
    [now, id],
  );
  if (!row) throw new RangeError('The proposal has just been written and is not there');
  return row.proposal;
}
