import { COUNTS_FOR_NOTHING } from '#api/database/voterSql.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { VISIBLE_ISSUE } from '#api/queries/issues/issueSql.ts';
import { JURY_JSON, RULING_JSON } from './judgeSql.ts';
import { PROOF_MEMBERS } from './proofSql.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { moneySql, timeSql } from '#api/queries/sqlJson.ts';

const VOTERS_JSON = `coalesce((
  SELECT json_agg(json_build_object('userId', u.id, 'userName', u.username, 'role', v.role,
    'weight', v.weight::text, 'pledgedCents', v.pledged_cents::text, 'isFrozen', ${COUNTS_FOR_NOTHING},
    'choice', b.choice, 'reason', nullif(b.reason, '')) ORDER BY v.weight DESC, u.username)
  FROM proof_voter v JOIN app_user u ON u.id = v.user_id
  LEFT JOIN ballot b ON b.proof_id = v.proof_id AND b.user_id = v.user_id
  WHERE v.proof_id = p.id), '[]')`;

const FLAGS_JSON = `coalesce((
  SELECT json_agg(json_build_object('id', f.id, 'userId', u.id, 'userName', u.username,
    'justification', f.justification, 'raisedAt', ${timeSql('f.raised_at')},
    'settled', f.settled, 'needsCosigner', f.needs_cosigner) ORDER BY f.raised_at, f.id)
  FROM proof_flag f JOIN app_user u ON u.id = f.user_id WHERE f.proof_id = p.id), '[]')`;

const RELEASE_JSON = `(
  SELECT json_build_object('releaseAt', ${timeSql('c.release_at')},
    'noticeAt', ${timeSql('c.notice_at')}, 'pausedAt', ${timeSql('c.paused_at')})
  FROM release_clock c WHERE c.proof_id = p.id AND c.ended_at IS NULL)`;

const REMEDY_JSON = `(
  SELECT json_build_object('secondProofUntil', ${timeSql('r.second_proof_until')},
    'appealUntil', ${timeSql('r.appeal_until')})
  FROM rejection r WHERE r.proof_id = p.id AND r.closed_at IS NULL)`;

const PROOFS_JSON = `coalesce((
  SELECT json_agg(jsonb_build_object(${PROOF_MEMBERS}) || jsonb_build_object(
    'windowEndsAt', ${timeSql('p.window_ends_at')}, 'voters', ${VOTERS_JSON},
    'flags', ${FLAGS_JSON}, 'release', ${RELEASE_JSON}, 'remedy', ${REMEDY_JSON},
    'jury', ${JURY_JSON}, 'ruling', ${RULING_JSON}, 'isFinal', p.is_final,
    'outcome', p.outcome, 'decidedBy', p.decided_by, 'decidedAt', ${timeSql('p.decided_at')}
  ) ORDER BY p.submitted_at DESC, p.id)
  FROM proof p WHERE p.issue_id = i.id), '[]')`;

const PAYOUT_JSON = `(
  SELECT json_build_object('solverName', u.username, 'amount', ${moneySql('y.amount_cents')},
    'fee', ${moneySql('y.fee_cents')}, 'returned', ${moneySql('y.returned_cents')},
    'releasedAt', ${timeSql('y.released_at')}, 'dueAt', ${timeSql('y.due_at')},
    'paidAt', ${timeSql('y.paid_at')}, 'isOverdue', y.status = 'pending' AND y.due_at <= $4,
    'decision', json_build_object('kind', d.kind, 'reason', d.reason,
      'decidedAt', ${timeSql('d.decided_at')}))
  FROM payout y JOIN release_decision d ON d.id = y.decision_id
  JOIN app_user u ON u.id = y.solver_id WHERE y.issue_id = i.id)`;

const STANDING_JSON = `(
  SELECT json_build_object('byId', r.by_id, 'confirmedById', c.by_id)
  FROM ruling r LEFT JOIN ruling_confirmation c ON c.ruling_id = r.id
  WHERE r.issue_id = i.id AND r.proof_id = (SELECT p.id FROM proof p
    WHERE p.issue_id = i.id ORDER BY p.submitted_at DESC, p.id LIMIT 1)
  ORDER BY r.number DESC LIMIT 1)`;

const VIEWER_JSON = `json_build_object(
  'ownStars', (SELECT stars FROM rating WHERE issue_id = i.id AND user_id = $3),
  'hasPaid', EXISTS (SELECT 1 FROM pledge WHERE issue_id = i.id AND user_id = $3
    AND status = 'spent'),
  'isChooser', EXISTS (SELECT 1 FROM selection s
    JOIN selection_weight w ON w.proposal_id = s.proposal_id AND w.user_id = $3
    JOIN pledge p ON p.id = w.pledge_id AND p.status <> 'charged_back'
    WHERE s.issue_id = i.id AND s.ended_at IS NULL),
  'isParty', i.reporter_id IS NOT DISTINCT FROM $3::uuid
    OR EXISTS (SELECT 1 FROM pledge WHERE issue_id = i.id AND user_id = $3)
    OR EXISTS (SELECT 1 FROM proposal WHERE issue_id = i.id AND solver_id = $3)
    OR EXISTS (SELECT 1 FROM proof_flag WHERE issue_id = i.id AND user_id = $3)
    OR EXISTS (SELECT 1 FROM premium_order WHERE issue_id = i.id AND validator_id = $3)
    OR EXISTS (SELECT 1 FROM jury j JOIN jury_seat s USING (proof_id)
      WHERE j.issue_id = i.id AND s.user_id = $3 AND s.status = 'accepted'))`;

const WORK_JSON = `(
  SELECT json_build_object('solverId', o.solver_id, 'deadlineAt', ${timeSql('s.deadline_at')})
  FROM selection s JOIN proposal o ON o.id = s.proposal_id
  WHERE s.issue_id = i.id AND s.ended_at IS NULL)`;

const RATING_JSON = `(
  SELECT json_build_object('count', count(*),
    'averageHundredths', CASE WHEN count(*) > 0 THEN
      floor((sum(stars) * 200 + count(*)) / (count(*) * 2)) END)
  FROM rating WHERE issue_id = i.id)`;

/**
 * All that is stored about the case of an issue, and how a viewer stands to it, in one round trip.
 * `Facts` is what the presenter takes. Throws Refusal `issue_not_found`.
 */
export async function getCase<Facts>(
  database: Queryable,
  issueId: string,
  look: { origin: string; viewerId: string | null; now: Date },
): Promise<Facts> {
  const [row] = await database.query<{ facts: Facts }>(
    `SELECT json_build_object('issueId', i.id, 'status', i.status,
       'verification', i.verification_state, 'isFrozen', i.is_frozen,
       'creatorId', i.reporter_id, 'proofs', ${PROOFS_JSON}, 'payout', ${PAYOUT_JSON},
       'paidSolverId', (SELECT solver_id FROM payout WHERE issue_id = i.id),
       'rating', ${RATING_JSON}, 'work', ${WORK_JSON}, 'standing', ${STANDING_JSON},
       'viewer', ${VIEWER_JSON}) AS facts
     FROM issue i WHERE i.id = $2 AND ${VISIBLE_ISSUE}`,
    [look.origin, issueId, look.viewerId, look.now],
  );
  if (!row) throw new Refusal('issue_not_found');
  return row.facts;
}
