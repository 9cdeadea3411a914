import { VISIBLE_ISSUE } from '#api/queries/issues/issueSql.ts';
import { SEATS_ACCEPTED, VERDICTS_GIVEN } from './judgeSql.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { timeSql } from '#api/queries/sqlJson.ts';
import { JURY_SEAT_OFFER_HOURS, LIST_MAX } from '#schema/limits.ts';

const OFFER_ENDS_AT = `least(s.offered_at + interval '${JURY_SEAT_OFFER_HOURS} hours', j.ends_at)`;

const OWN_VERDICT = `(SELECT json_build_object('choice', v.choice, 'reason', v.reason,
    'givenAt', ${timeSql('v.given_at')})
  FROM jury_verdict v WHERE v.proof_id = s.proof_id AND v.user_id = s.user_id)`;

const DUTY_JSON = `json_build_object(
  'proofId', j.proof_id, 'issueId', i.id, 'issueTitle', i.title, 'location', i.location,
  'status', s.status, 'offeredAt', ${timeSql('s.offered_at')},
  'offerEndsAt', ${timeSql(OFFER_ENDS_AT)}, 'endsAt', ${timeSql('j.ends_at')},
  'seatsAccepted', ${SEATS_ACCEPTED}, 'verdictsGiven', ${VERDICTS_GIVEN},
  'ownVerdict', ${OWN_VERDICT}, 'outcome', j.outcome)`;

/** A person's seats on juries as JSON text: the open ones first, then the newest; at most 200. */
export async function listJuryDuties(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ duties: string }>(
    `SELECT coalesce(json_agg(d.duty ORDER BY d.is_open DESC, d.offered_at DESC), '[]')::text AS duties
     FROM (
       SELECT ${DUTY_JSON} AS duty, s.offered_at,
         j.outcome IS NULL AND s.status IN ('offered', 'accepted') AS is_open
       FROM jury_seat s JOIN jury j USING (proof_id) JOIN issue i ON i.id = j.issue_id
       WHERE s.user_id = $1 AND ${VISIBLE_ISSUE}
       ORDER BY is_open DESC, s.offered_at DESC LIMIT ${LIST_MAX}
     ) d`,
    [userId],
  );
  return row?.duties ?? '[]';
}
