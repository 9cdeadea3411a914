import { COUNTS_FOR_NOTHING } from '#api/case/voting/ballots.sql.ts';
import { anyValue, PREPARED } from '#api/database/connection/prepared.ts';
import { HAS_STAKE } from '#api/case/jury/judgeColumns.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { isReadableSql, moneySql, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { JURY_JSON, RULING_JSON } from '#api/case/jury/judgeColumns.sql.ts';
import { PROOF_MEMBERS } from '#api/case/proof/proofs.sql.ts';

const VIEWER = anyValue('$3::uuid');

const VOTERS_JSON = `coalesce((
  select json_agg(json_build_object('userId', u.id, 'userName', u.username, 'role', v.role,
    'weight', v.weight::text, 'pledgedCents', v.pledged_cents::text, 'isFrozen', ${COUNTS_FOR_NOTHING},
    'choice', b.choice, 'reason', nullif(b.reason, '')) order by v.weight desc, u.username)
  from proof_voter v join app_user u on u.id = v.user_id
  left join ballot b on b.proof_id = v.proof_id and b.user_id = v.user_id
  where v.proof_id = p.id), '[]')`;

const FLAGS_JSON = `coalesce((
  select json_agg(json_build_object('id', f.id, 'userId', u.id, 'userName', u.username,
    'justification', f.justification, 'raisedAt', ${timeSql('f.raised_at')},
    'settled', f.settled, 'needsCosigner', f.needs_cosigner) order by f.raised_at, f.id)
  from proof_flag f join app_user u on u.id = f.user_id where f.proof_id = p.id), '[]')`;

const RELEASE_JSON = `(
  select json_build_object('releaseAt', ${timeSql('c.release_at')},
    'noticeAt', ${timeSql('c.notice_at')}, 'pausedAt', ${timeSql('c.paused_at')})
  from release_clock c where c.proof_id = p.id and c.ended_at is null)`;

const REMEDY_JSON = `(
  select json_build_object('secondProofUntil', ${timeSql('r.second_proof_until')},
    'appealUntil', ${timeSql('r.appeal_until')})
  from rejection r where r.proof_id = p.id and r.closed_at is null)`;

const PROOFS_JSON = `coalesce((
  select json_agg(jsonb_build_object(${PROOF_MEMBERS}) || jsonb_build_object(
    'windowEndsAt', ${timeSql('p.window_ends_at')}, 'voters', ${VOTERS_JSON},
    'flags', ${FLAGS_JSON}, 'release', ${RELEASE_JSON}, 'remedy', ${REMEDY_JSON},
    'jury', ${JURY_JSON}, 'ruling', ${RULING_JSON}, 'isFinal', p.is_final,
    'outcome', p.outcome, 'decidedBy', p.decided_by, 'decidedAt', ${timeSql('p.decided_at')}
  ) order by p.submitted_at desc, p.id)
  from proof p where p.issue_id = i.id), '[]')`;

const PAYOUT_JSON = `(
  select json_build_object('solverName', u.username, 'amount', ${moneySql('y.amount_cents')},
    'fee', ${moneySql('y.fee_cents')}, 'returned', ${moneySql('y.returned_cents')},
    'releasedAt', ${timeSql('y.released_at')}, 'dueAt', ${timeSql('y.due_at')},
    'paidAt', ${timeSql('y.paid_at')}, 'isOverdue', y.status = 'pending' and y.due_at <= $4,
    'decision', json_build_object('kind', d.kind, 'reason', d.reason,
      'decidedAt', ${timeSql('d.decided_at')}))
  from payout y join release_decision d on d.id = y.decision_id
  join app_user u on u.id = y.solver_id where y.issue_id = i.id)`;

const STANDING_JSON = `(
  select json_build_object('byId', r.by_id, 'confirmedById', c.by_id)
  from ruling r left join ruling_confirmation c on c.ruling_id = r.id
  where r.issue_id = i.id and r.proof_id = (select p.id from proof p
    where p.issue_id = i.id order by p.submitted_at desc, p.id limit 1)
  order by r.number desc limit 1)`;

const VIEWER_JSON = `json_build_object(
  'ownStars', (select stars from rating where issue_id = i.id and user_id = ${VIEWER}),
  'isStoryTold', exists (select from success_story where issue_id = i.id and user_id = ${VIEWER}),
  'hasPaid', exists (select 1 from pledge where issue_id = i.id and user_id = ${VIEWER}
    and status = 'spent'),
  'isChooser', exists (select 1 from selection s
    join selection_weight w on w.proposal_id = s.proposal_id and w.user_id = ${VIEWER}
    where s.issue_id = i.id and s.ended_at is null),
  'isAmbassador', (select exists (select from case_ambassador c
      where c.proposal_id = s.proposal_id and c.user_id = ${VIEWER})
    from selection s where s.issue_id = i.id and s.ended_at is null),
  'isParty', i.reporter_id is not distinct from ${VIEWER}
    or exists (select 1 from pledge where issue_id = i.id and user_id = ${VIEWER})
    or exists (select 1 from proposal where issue_id = i.id and solver_id = ${VIEWER})
    or exists (select 1 from proof_flag where issue_id = i.id and user_id = ${VIEWER})
    or exists (select 1 from premium_order where issue_id = i.id and validator_id = ${VIEWER})
    or exists (select 1 from jury j join jury_seat s using (proof_id)
      where j.issue_id = i.id and s.user_id = ${VIEWER} and s.status = 'accepted'))`;

const WORK_JSON = `(
  select json_build_object('solverId', o.solver_id, 'deadlineAt', ${timeSql('s.deadline_at')})
  from selection s join proposal o on o.id = s.proposal_id
  where s.issue_id = i.id and s.ended_at is null)`;

/** The choice in force, or the one whose work completed the issue. */
const IS_CASE = `(s.ended_at is null
  or i.status = 'completed' and s.proposal_id = i.selected_proposal_id)`;

/**
 * Who may judge the case: the ambassadors fixed at the choice; before that, all current ones without a stake.
 */
const AMBASSADORS = `coalesce(case when s.proposal_id is null
    then (select json_agg(u.username order by u.username) from app_user u
      where u.account_role = 'ambassador' and not u.is_frozen and not ${HAS_STAKE('u.id')})
    else (select json_agg(u.username order by u.username)
      from case_ambassador c join app_user u on u.id = c.user_id
      where c.proposal_id = s.proposal_id) end, '[]')`;

const RATING_JSON = `(
  select json_build_object('count', count(*),
    'averageHundredths', case when count(*) > 0 then
      floor((sum(stars) * 200 + count(*)) / (count(*) * 2)) end)
  from rating where issue_id = i.id)`;

/**
 * Everything stored about the case of an issue, and how the viewer relates to it, in one round trip. `Facts`
 * is what the presenter takes.
 */
export async function getCase<Facts>(
  database: Queryable,
  issueId: string,
  look: { origin: string; viewerId: string | null; now: Date },
): Promise<Facts> {
  const [row] = await database.query<{ facts: Facts }>(
    `${PREPARED}select json_build_object('issueId', i.id, 'status', i.status,
       'verification', i.verification_state, 'isFrozen', i.is_frozen,
       'creatorId', i.reporter_id, 'proofs', ${PROOFS_JSON}, 'payout', ${PAYOUT_JSON},
       'paidSolverId', (select solver_id from payout where issue_id = i.id),
       'ambassadors', ${AMBASSADORS}, 'largeEscrowCents', s.large_escrow_cents::text,
       'rating', ${RATING_JSON}, 'work', ${WORK_JSON}, 'standing', ${STANDING_JSON},
       'viewer', ${VIEWER_JSON}) as facts
     from issue i left join selection s on s.issue_id = i.id and ${IS_CASE}
     where i.id = $2 and ${isReadableSql(VIEWER)}`,
    [look.origin, issueId, look.viewerId, look.now],
  );
  if (!row) throw new Refusal('issue_not_found');
  return row.facts;
}
