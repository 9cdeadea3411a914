import { VISIBLE_ISSUE } from '#api/queries/issues/issueSql.ts';
import { RULING_JSON } from './judgeSql.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { moneySql, timeSql } from '#api/queries/sqlJson.ts';
import { LIST_MAX } from '#schema/limits.ts';

const FLAG_JSON = `json_build_object('id', f.id, 'userId', f.user_id,
  'userName', (SELECT u.username FROM app_user u WHERE u.id = f.user_id),
  'justification', f.justification, 'raisedAt', ${timeSql('f.raised_at')}, 'settled', f.settled, 'needsCosigner', f.needs_cosigner)`;

/** The same people as in the rule `hasStake`, asked of one. */
const HAS_STAKE = `(i.reporter_id IS NOT DISTINCT FROM $1
  OR EXISTS (SELECT 1 FROM pledge x WHERE x.issue_id = i.id AND x.user_id = $1)
  OR EXISTS (SELECT 1 FROM proposal x WHERE x.issue_id = i.id AND x.solver_id = $1)
  OR EXISTS (SELECT 1 FROM proof_flag x WHERE x.issue_id = i.id AND x.user_id = $1)
  OR EXISTS (SELECT 1 FROM premium_order x WHERE x.issue_id = i.id AND x.validator_id = $1)
  OR EXISTS (SELECT 1 FROM jury x JOIN jury_seat s USING (proof_id)
    WHERE x.issue_id = i.id AND s.user_id = $1 AND s.status = 'accepted'))`;

/** Since when ambassadors are asked: by the jury, by the oldest objection, by the freeze. */
const SINCE = `coalesce(
  CASE WHEN i.verification_state = 'arbitration' THEN
    (SELECT j.closed_at FROM jury j WHERE j.proof_id = p.id) END,
  (SELECT min(f.raised_at) FROM proof_flag f WHERE f.proof_id = p.id AND f.settled IS NULL),
  (SELECT max(e.decided_at) FROM escrow_freeze e WHERE e.issue_id = i.id), i.updated_at)`;

/** Found by indexes each: few of a million issues wait here. An objection only until a jury sits. */
const WAITING = `SELECT id FROM issue WHERE verification_state = 'arbitration'
  UNION SELECT id FROM issue WHERE is_frozen
  UNION SELECT f.issue_id FROM proof_flag f JOIN issue j ON j.id = f.issue_id
    WHERE f.settled IS NULL AND j.verification_state IN ('voting', 'waiting_release')`;

const CASES = `SELECT json_build_object(
    'issueId', i.id, 'issueTitle', i.title, 'proofId', p.id,
    'verification', i.verification_state, 'isFrozen', i.is_frozen,
    'escrow', ${moneySql('i.funding_cents')}, 'since', ${timeSql('d.since')},
    'openFlags', coalesce((SELECT json_agg(${FLAG_JSON} ORDER BY f.raised_at)
      FROM proof_flag f WHERE f.proof_id = p.id AND f.settled IS NULL), '[]'),
    'ruling', CASE WHEN i.verification_state = 'arbitration' THEN ${RULING_JSON} END,
    'hasStake', ${HAS_STAKE}) AS entry, d.since
  FROM (${WAITING}) w JOIN issue i ON i.id = w.id
  LEFT JOIN LATERAL (SELECT o.* FROM proof o WHERE o.issue_id = i.id AND NOT o.is_final
    ORDER BY o.submitted_at DESC LIMIT 1) p ON true
  CROSS JOIN LATERAL (SELECT ${SINCE} AS since) d
  WHERE ${VISIBLE_ISSUE} AND i.status <> 'completed'
  ORDER BY d.since LIMIT ${LIST_MAX}`;

/** Open reports first, then those whose account is frozen: no list is so long that these drop out. */
const FLAG_RANK = `CASE WHEN a.settled IS NULL THEN 0
  WHEN a.settled = 'upheld' AND u.is_frozen THEN 1 ELSE 2 END`;

const ACCOUNT_FLAGS = `SELECT json_build_object('id', a.id, 'userId', a.user_id,
    'userName', u.username, 'byName', b.username, 'reason', a.reason,
    'raisedAt', ${timeSql('a.raised_at')}, 'settled', a.settled, 'isFrozen', u.is_frozen,
    'lift', (SELECT json_build_object('byName', o.username, 'reason', l.reason,
        'liftedAt', ${timeSql('l.lifted_at')})
      FROM account_lift l JOIN app_user o ON o.id = l.by_id WHERE l.flag_id = a.id)) AS entry,
    a.raised_at, ${FLAG_RANK} AS rank
  FROM account_flag a JOIN app_user u ON u.id = a.user_id JOIN app_user b ON b.id = a.by_id
  ORDER BY rank, a.raised_at DESC LIMIT ${LIST_MAX}`;

/**
 * What waits for ambassadors, the oldest first, as JSON text; reports on accounts with the open ones
 * first, then those of frozen accounts. `hasStake` is about the one who asks.
 */
export async function getDesk(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ desk: string }>(
    `SELECT json_build_object(
       'cases', coalesce((SELECT json_agg(c.entry ORDER BY c.since) FROM (${CASES}) c), '[]'),
       'accountFlags', coalesce((SELECT json_agg(a.entry
         ORDER BY a.rank, a.raised_at DESC) FROM (${ACCOUNT_FLAGS}) a), '[]')
     )::text AS desk`,
    [userId],
  );
  return row?.desk ?? '{"cases":[],"accountFlags":[]}';
}
