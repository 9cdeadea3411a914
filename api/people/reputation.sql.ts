import { VISIBLE_ISSUE, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import {
  solverFigures,
  TRUST_POINTS,
  trustScore,
  verifierFigures,
  type DecidedVote,
  type SolverCase,
  type TrustEvent,
  toMonth,
} from './reputation.rules.ts';
import { LIST_MAX, TRUST_MIN_TO_PROPOSE, TRUST_START, LEADERBOARD_ROWS } from '#schema/limits.ts';
import { TRUST_EVENTS, type Reputation, type Leaderboard } from '#schema/people/reputation.ts';

const monthSql = (at: string) => `date_trunc('month', ${at} at time zone 'UTC')`;

/**
 * SQL: whether an event may be public at `now`. A juror's verdict only after the month (UTC) in
 * which its case became final: otherwise score, figures and rank of a person on a single jury would
 * reveal their verdict.
 */
export const isDisclosed = ({
  isVerdict,
  at,
  now,
}: {
  isVerdict: string;
  at: string;
  now: string;
}) => `(not (${isVerdict}) or ${monthSql(at)} < ${monthSql(`${now}::timestamptz`)})`;

type PersonRow = Pick<Reputation, 'username' | 'memberSince' | 'fullName' | 'about' | 'avatarUrl'>;
type LoggedRow = {
  event: TrustEvent;
  issue: { id: string; title: string } | null;
  createdAt: string;
};

/** Jurors' votes are dated by month only: case and minute would reveal who sat on which jury. */
const DISCLOSED_AT = `case when v.user_id is null then t.created_at
  else date_trunc('month', t.created_at at time zone 'UTC') at time zone 'UTC' end`;

const IS_DISCLOSED = isDisclosed({
  isVerdict: 'v.user_id is not null',
  at: 't.created_at',
  now: '$2',
});

/** From public events only, oldest first; the rules use the full score. */
async function publicScore(database: Queryable, userId: string, now: Date): Promise<number> {
  const log = await database.query<{ event: TrustEvent }>(
    `select t.event from trust_event t
     left join jury_verdict v on v.proof_id = t.proof_id and v.user_id = t.user_id
     where t.user_id = $1 and ${IS_DISCLOSED} order by t.id`,
    [userId, now],
  );
  return trustScore(log.map(({ event }) => event));
}

async function trustLog(database: Queryable, userId: string, now: Date) {
  const rows = await database.query<LoggedRow>(
    `select t.event, ${timeSql(DISCLOSED_AT)} as "createdAt",
       case when i.id is not null then json_build_object('id', i.id, 'title', i.title) end as issue
     from trust_event t
     left join jury_verdict v on v.proof_id = t.proof_id and v.user_id = t.user_id
     left join issue i on i.id = t.issue_id and ${VISIBLE_ISSUE} and v.user_id is null
     where t.user_id = $1 and ${IS_DISCLOSED}
     order by ${DISCLOSED_AT} desc, t.id desc limit ${LIST_MAX}`,
    [userId, now],
  );
  return rows.map((row) => ({ ...row, points: TRUST_POINTS[row.event] }));
}

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

/** SQL: votes of a round with their choice, the outcome and the round's majority. */
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
   where v.user_id = $1 and ${isDisclosed({ isVerdict: String(table === 'jury_verdict'), at: 't.created_at', now: '$2' })}`;

const decidedVotes = (database: Queryable, userId: string, now: Date) =>
  database.query<DecidedVote>(`${votesSql('ballot')} union all ${votesSql('jury_verdict')}`, [
    userId,
    now,
  ]);

/** From final cases only; a juror's part in them monthly. */
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

const countedVotes = (now: string) => `trust_event t
  left join jury_verdict v on v.proof_id = t.proof_id and v.user_id = t.user_id
  where t.event in ('agreed', 'disagreed')
    and ${isDisclosed({ isVerdict: 'v.user_id is not null', at: 't.created_at', now })}`;

/**
 * Ranked by `verifierLeaderboard`; without `month` the newest one with anybody in it, else that of
 * `now`. Verdicts count once their month is over.
 */
export async function getLeaderboard(
  database: Queryable,
  now: Date,
  wantedMonth?: string,
): Promise<Leaderboard> {
  const month = wantedMonth ?? (await newestMonth(database, now)) ?? toMonth(now);
  const rows = await database.query<Leaderboard['rows'][number]>(
    `select r.rank::integer, r.user_id as "userId", u.username,
       r.agreed::integer as "agreedCount", r.total::integer as verifications,
       (r.agreed * 10000 / r.total)::integer as "accuracyBp"
     from (
       select user_id, agreed, total, rank() over (order by agreed desc, total) as rank
       from (
         select t.user_id, count(*) as total,
           count(*) filter (where t.event = 'agreed') as agreed
         from ${countedVotes('$2')}
           and t.created_at >= ($1 || '-01')::timestamp at time zone 'UTC'
           and t.created_at < (($1 || '-01')::timestamp + interval '1 month') at time zone 'UTC'
         group by t.user_id
       ) counted
     ) r join app_user u on u.id = r.user_id
     order by r.rank, r.user_id limit ${LEADERBOARD_ROWS}`,
    [month, now],
  );
  const [first] = await database.query<{ month: string | null }>(
    `select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM') as month from trust_event
     where event in ('agreed', 'disagreed')`,
  );
  return { month, firstMonth: first?.month ?? null, currentMonth: toMonth(now), rows };
}

async function newestMonth(database: Queryable, now: Date): Promise<string | null> {
  const [newest] = await database.query<{ month: string | null }>(
    `select to_char(max(t.created_at) at time zone 'UTC', 'YYYY-MM') as month
     from ${countedVotes('$1')}`,
    [now],
  );
  return newest?.month ?? null;
}
