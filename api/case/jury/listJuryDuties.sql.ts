import { VISIBLE_ISSUE } from '#api/platform/visibleIssue.sql.ts';
import { SEATS_ACCEPTED, VERDICTS_GIVEN } from './judgeColumns.sql.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';
import { JURY_SEAT_OFFER_HOURS, LIST_MAX } from '#schema/limits.ts';

const OFFER_ENDS_AT = `least(s.offered_at + interval '${JURY_SEAT_OFFER_HOURS} hours', j.ends_at)`;

const OWN_VERDICT = `(select json_build_object('choice', v.choice, 'reason', v.reason,
    'givenAt', ${timeSql('v.given_at')})
  from jury_verdict v where v.proof_id = s.proof_id and v.user_id = s.user_id)`;

const DUTY_JSON = `json_build_object(
  'proofId', j.proof_id, 'issueId', i.id, 'issueTitle', i.title, 'location', i.location,
  'status', s.status, 'offeredAt', ${timeSql('s.offered_at')},
  'offerEndsAt', ${timeSql(OFFER_ENDS_AT)}, 'endsAt', ${timeSql('j.ends_at')},
  'seatsAccepted', ${SEATS_ACCEPTED}, 'verdictsGiven', ${VERDICTS_GIVEN},
  'ownVerdict', ${OWN_VERDICT}, 'outcome', j.outcome)`;

/** A person's seats on juries as JSON text: the open ones first, then the newest; at most 200. */
export async function listJuryDuties(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ duties: string }>(
    `select coalesce(json_agg(d.duty order by d.is_open desc, d.offered_at desc), '[]')::text as duties
     from (
       select ${DUTY_JSON} as duty, s.offered_at,
         j.outcome is null and s.status in ('offered', 'accepted') as is_open
       from jury_seat s join jury j using (proof_id) join issue i on i.id = j.issue_id
       where s.user_id = $1 and ${VISIBLE_ISSUE}
       order by is_open desc, s.offered_at desc limit ${LIST_MAX}
     ) d`,
    [userId],
  );
  return row?.duties ?? '[]';
}
