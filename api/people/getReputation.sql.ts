import { VISIBLE_ISSUE } from '#api/platform/visibleIssue.sql.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import {
  solverFigures,
  TRUST_POINTS,
  trustScore,
  verifierFigures,
  type DecidedVote,
  type SolverCase,
  type TrustEvent,
} from './reputation.rules.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';
import { isTold } from './sealedVerdicts.sql.ts';
import { LIST_MAX, TRUST_MIN_TO_PROPOSE, TRUST_START } from '#schema/limits.ts';
import { TRUST_EVENTS, type Reputation } from '#schema/verification/reputation.ts';

type PersonRow = Pick<Reputation, 'username' | 'memberSince' | 'fullName' | 'about' | 'avatarUrl'>;
type LoggedRow = {
  event: TrustEvent;
  issue: { id: string; title: string } | null;
  createdAt: string;
};

/** A juror's own vote is told by its month alone: case and minute would say who sat on which jury. */
const TOLD_AT = `case when v.user_id is null then t.created_at
  else date_trunc('month', t.created_at at time zone 'UTC') at time zone 'UTC' end`;

/** An event `t` that may be told, with the verdict `v` where it is about one. */
const TOLD = isTold({ isVerdict: 'v.user_id is not null', at: 't.created_at', now: '$2' });

/** Every event that may be told, oldest first; the score that rules go by knows the others too. */
async function publicScore(database: Queryable, userId: string, now: Date): Promise<number> {
  const log = await database.query<{ event: TrustEvent }>(
    `select t.event from trust_event t
     left join jury_verdict v on v.proof_id = t.proof_id and v.user_id = t.user_id
     where t.user_id = $1 and ${TOLD} order by t.id`,
    [userId, now],
  );
  return trustScore(log.map(({ event }) => event));
}

/** The newest entries of a person's log. */
async function trustLog(database: Queryable, userId: string, now: Date) {
  const rows = await database.query<LoggedRow>(
    `select t.event, ${timeSql(TOLD_AT)} as "createdAt",
       case when i.id is not null then json_build_object('id', i.id, 'title', i.title) end as issue
     from trust_event t
     left join jury_verdict v on v.proof_id = t.proof_id and v.user_id = t.user_id
     left join issue i on i.id = t.issue_id and ${VISIBLE_ISSUE} and v.user_id is null
     where t.user_id = $1 and ${TOLD}
     order by ${TOLD_AT} desc, t.id desc limit ${LIST_MAX}`,
    [userId, now],
  );
  return rows.map((row) => ({ ...row, points: TRUST_POINTS[row.event] }));
}

/** The proposals of a person that were judged to the end. */
function solverCases(database: Queryable, userId: string): Promise<SolverCase[]> {
  return database.query<SolverCase>(
    `select p.status = 'completed' as "isCompleted",
       exists (
         select 1 from proof x where x.proposal_id = p.id and (
           x.outcome = 'rejected' or x.decided_by in ('jury', 'ambassador')
           or exists (select 1 from rejection r where r.proof_id = x.id)
           or exists (select 1 from jury j where j.proof_id = x.id)
           or exists (select 1 from proof_flag f where f.proof_id = x.id))
       ) as "isDisputed",
       coalesce((select array_agg(r.stars::integer) from rating r
         where r.issue_id = p.issue_id and p.status = 'completed'), '{}') as ratings
     from proposal p where p.solver_id = $1 and p.status in ('completed', 'rejected')`,
    [userId],
  );
}

/** One round of votes with what each said, what came out and what most of the round said. */
const votesSql = (table: 'ballot' | 'jury_verdict') =>
  `select (v.choice = 'approve') = (p.outcome = 'accepted') as "hasAgreed",
     case when n.yes <> n.no then (v.choice = 'approve') = (n.yes > n.no) end as "isWithMajority"
   from ${table} v join proof p on p.id = v.proof_id and p.is_final
   cross join lateral (
     select count(*) filter (where o.choice = 'approve') as yes,
       count(*) filter (where o.choice = 'reject') as no
     from ${table} o where o.proof_id = v.proof_id
   ) n
   join trust_event t on t.proof_id = v.proof_id and t.user_id = v.user_id
   where v.user_id = $1 and ${isTold({ isVerdict: String(table === 'jury_verdict'), at: 't.created_at', now: '$2' })}`;

const decidedVotes = (database: Queryable, userId: string, now: Date) =>
  database.query<DecidedVote>(`${votesSql('ballot')} union all ${votesSql('jury_verdict')}`, [
    userId,
    now,
  ]);

/** What is known of a person from cases that are over; a juror's part in them once a month. */
export async function getReputation(
  database: Queryable,
  userId: string,
  now: Date,
): Promise<Reputation> {
  const [person] = await database.query<PersonRow>(
    `select username, ${timeSql('created_at')} as "memberSince", about, full_name as "fullName",
       '/api/images/' || avatar_id as "avatarUrl" from app_user where id = $1`,
    [userId],
  );
  if (!person) throw new Refusal('user_not_found');
  return {
    userId,
    ...person,
    trust: {
      score: await publicScore(database, userId, now),
      start: TRUST_START,
      points: TRUST_EVENTS.map((event) => ({ event, points: TRUST_POINTS[event] })),
      minToPropose: TRUST_MIN_TO_PROPOSE,
      log: await trustLog(database, userId, now),
    },
    solver: solverFigures(await solverCases(database, userId)),
    verifier: verifierFigures(await decidedVotes(database, userId, now)),
  };
}
