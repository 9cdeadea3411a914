import { timeSql } from '#api/platform/fragments.sql.ts';

const countSeats = (from: string) => `(select count(*) from ${from} where s.proof_id = j.proof_id)`;

/** SQL: how many seats of the jury `j` are accepted, and how many of them have given a verdict. */
export const SEATS_ACCEPTED = `(select count(*) from jury_seat s
  where s.proof_id = j.proof_id and s.status = 'accepted')`;
export const VERDICTS_GIVEN = countSeats('jury_verdict s');

/** Without names, and ordered by pseudonym rather than by time. */
const VERDICTS = `(select json_agg(json_build_object('choice', v.choice, 'reason', v.reason)
    order by c.pseudonym)
  from jury_verdict v join jury_candidate c using (proof_id, user_id)
  where v.proof_id = j.proof_id and j.outcome is not null)`;

/** SQL for the jury over the proof `p` as everybody sees it, as JSON; null: none was called. */
export const JURY_JSON = `(select json_build_object(
    'isAppeal', j.is_appeal, 'calledAt', ${timeSql('j.called_at')},
    'endsAt', ${timeSql('j.ends_at')}, 'seatsAccepted', ${SEATS_ACCEPTED},
    'verdictsGiven', ${VERDICTS_GIVEN}, 'outcome', j.outcome,
    'verdicts', coalesce(${VERDICTS}, '[]'))
  from jury j where j.proof_id = p.id)`;

/** SQL for the newest ruling on the proof `p`, as JSON; null: none. */
export const RULING_JSON = `(select json_build_object(
    'id', r.id, 'choice', r.choice, 'reason', r.reason, 'writtenAt', ${timeSql('r.written_at')},
    'needsConfirmation', r.needs_confirmation, 'confirmedAt', ${timeSql('c.confirmed_at')})
  from ruling r left join ruling_confirmation c on c.ruling_id = r.id
  where r.proof_id = p.id order by r.number desc limit 1)`;

/** SQL: the same people as in the rule `hasStake`, for the parameter `person`; needs the issue `i`. */
export const HAS_STAKE = (person: string) => `(i.reporter_id is not distinct from ${person}
  or exists (select 1 from pledge x where x.issue_id = i.id and x.user_id = ${person})
  or exists (select 1 from proposal x where x.issue_id = i.id and x.solver_id = ${person})
  or exists (select 1 from proof_flag x where x.issue_id = i.id and x.user_id = ${person})
  or exists (select 1 from premium_order x where x.issue_id = i.id and x.validator_id = ${person})
  or exists (select 1 from jury x join jury_seat s using (proof_id)
    where x.issue_id = i.id and s.user_id = ${person} and s.status = 'accepted'))`;
