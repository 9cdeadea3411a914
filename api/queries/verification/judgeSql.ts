import { timeSql } from '#api/queries/sqlJson.ts';

const countOf = (from: string) => `(SELECT count(*) FROM ${from} WHERE s.proof_id = j.proof_id)`;

/** SQL: how many sit on the jury `j`, and how many of them have judged. */
export const SEATS_ACCEPTED = `(SELECT count(*) FROM jury_seat s
  WHERE s.proof_id = j.proof_id AND s.status = 'accepted')`;
export const VERDICTS_GIVEN = countOf('jury_verdict s');

/** Without names, and in the order of the pseudonyms: not in that in which they were given. */
const VERDICTS = `(SELECT json_agg(json_build_object('choice', v.choice, 'reason', v.reason)
    ORDER BY c.pseudonym)
  FROM jury_verdict v JOIN jury_candidate c USING (proof_id, user_id)
  WHERE v.proof_id = j.proof_id AND j.outcome IS NOT NULL)`;

/** SQL for the jury over the proof `p` as everybody sees it, as JSON; null: none was called. */
export const JURY_JSON = `(SELECT json_build_object(
    'isAppeal', j.is_appeal, 'calledAt', ${timeSql('j.called_at')},
    'endsAt', ${timeSql('j.ends_at')}, 'seatsAccepted', ${SEATS_ACCEPTED},
    'verdictsGiven', ${VERDICTS_GIVEN}, 'outcome', j.outcome,
    'verdicts', coalesce(${VERDICTS}, '[]'))
  FROM jury j WHERE j.proof_id = p.id)`;

/** SQL for the newest ruling on the proof `p`, as JSON; null: nobody ruled. */
export const RULING_JSON = `(SELECT json_build_object(
    'id', r.id, 'choice', r.choice, 'reason', r.reason, 'writtenAt', ${timeSql('r.written_at')},
    'needsConfirmation', r.needs_confirmation, 'confirmedAt', ${timeSql('c.confirmed_at')})
  FROM ruling r LEFT JOIN ruling_confirmation c ON c.ruling_id = r.id
  WHERE r.proof_id = p.id ORDER BY r.number DESC LIMIT 1)`;
