import { Refusal } from '#api/domain/refusal.ts';
import {
  solverFigures,
  TRUST_POINTS,
  verifierFigures,
  type DecidedVote,
  type SolverCase,
  type TrustEvent,
} from '#api/domain/verification/reputation.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { timeSql } from '#api/queries/sqlJson.ts';
import { LIST_MAX, TRUST_MIN_TO_PROPOSE, TRUST_START } from '#schema/limits.ts';
import { TRUST_EVENTS, type Reputation } from '#schema/verification/reputation.ts';

type PersonRow = { username: string; memberSince: string; score: number };
type LoggedRow = {
  event: TrustEvent;
  issue: { id: string; title: string } | null;
  createdAt: string;
};

/** A juror's own vote is told by its month alone: case and minute would say who sat on which jury. */
const TOLD_AT = `CASE WHEN v.user_id IS NULL THEN t.created_at
  ELSE date_trunc('month', t.created_at AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' END`;

/** The newest entries of a person's log. */
async function trustLog(database: Queryable, userId: string) {
  const rows = await database.query<LoggedRow>(
    `SELECT t.event, ${timeSql(TOLD_AT)} AS "createdAt",
       CASE WHEN i.id IS NOT NULL THEN json_build_object('id', i.id, 'title', i.title) END AS issue
     FROM trust_event t
     LEFT JOIN jury_verdict v ON v.proof_id = t.proof_id AND v.user_id = t.user_id
     LEFT JOIN issue i ON i.id = t.issue_id AND i.is_listed AND v.user_id IS NULL
     WHERE t.user_id = $1 ORDER BY ${TOLD_AT} DESC, t.id DESC LIMIT ${LIST_MAX}`,
    [userId],
  );
  return rows.map((row) => ({ ...row, points: TRUST_POINTS[row.event] }));
}

/** The proposals of a person that were judged to the end. */
function solverCases(database: Queryable, userId: string): Promise<SolverCase[]> {
  return database.query<SolverCase>(
    `SELECT p.status = 'completed' AS "isCompleted",
       EXISTS (
         SELECT 1 FROM proof x WHERE x.proposal_id = p.id AND (
           x.outcome = 'rejected' OR x.decided_by IN ('jury', 'ambassador')
           OR EXISTS (SELECT 1 FROM rejection r WHERE r.proof_id = x.id)
           OR EXISTS (SELECT 1 FROM jury j WHERE j.proof_id = x.id)
           OR EXISTS (SELECT 1 FROM proof_flag f WHERE f.proof_id = x.id))
       ) AS "isDisputed",
       coalesce((SELECT array_agg(r.stars::integer) FROM rating r
         WHERE r.issue_id = p.issue_id AND p.status = 'completed'), '{}') AS ratings
     FROM proposal p WHERE p.solver_id = $1 AND p.status IN ('completed', 'rejected')`,
    [userId],
  );
}

/** One round of votes with what each said, what came out and what most of the round said. */
const votesSql = (table: 'ballot' | 'jury_verdict') =>
  `SELECT (v.choice = 'approve') = (p.outcome = 'accepted') AS "hasAgreed",
     CASE WHEN n.yes <> n.no THEN (v.choice = 'approve') = (n.yes > n.no) END AS "isWithMajority"
   FROM ${table} v JOIN proof p ON p.id = v.proof_id AND p.is_final
   CROSS JOIN LATERAL (
     SELECT count(*) FILTER (WHERE o.choice = 'approve') AS yes,
       count(*) FILTER (WHERE o.choice = 'reject') AS no
     FROM ${table} o WHERE o.proof_id = v.proof_id
   ) n
   WHERE v.user_id = $1`;

const decidedVotes = (database: Queryable, userId: string) =>
  database.query<DecidedVote>(`${votesSql('ballot')} UNION ALL ${votesSql('jury_verdict')}`, [
    userId,
  ]);

/** What is known of a person from cases that are over. Throws Refusal `user_not_found`. */
export async function getReputation(database: Queryable, userId: string): Promise<Reputation> {
  const [person] = await database.query<PersonRow>(
    `SELECT username, ${timeSql('created_at')} AS "memberSince", trust_score AS score
     FROM app_user WHERE id = $1`,
    [userId],
  );
  if (!person) throw new Refusal('user_not_found');
  return {
    userId,
    username: person.username,
    memberSince: person.memberSince,
    trust: {
      score: person.score,
      start: TRUST_START,
      points: TRUST_EVENTS.map((event) => ({ event, points: TRUST_POINTS[event] })),
      minToPropose: TRUST_MIN_TO_PROPOSE,
      log: await trustLog(database, userId),
    },
    solver: solverFigures(await solverCases(database, userId)),
    verifier: verifierFigures(await decidedVotes(database, userId)),
  };
}
