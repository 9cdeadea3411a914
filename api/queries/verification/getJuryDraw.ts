import { Refusal } from '#api/domain/refusal.ts';
import { VISIBLE_ISSUE } from '#api/queries/issues/issueSql.ts';
import type { Queryable } from '#api/queries/queryable.ts';

const hexOf = (bytes: string) => `encode(${bytes}, 'hex')`;

/** The whole list in the alphabet's order, and in that of the seats. */
const LIST = (order: string) => `(SELECT json_agg(c.pseudonym ORDER BY ${order})
  FROM jury_candidate c WHERE c.proof_id = j.proof_id)`;

const SEATS = `(SELECT json_agg(json_build_object('jurorId', c.pseudonym, 'status', s.status)
    ORDER BY c.position)
  FROM jury_seat s JOIN jury_candidate c USING (proof_id, user_id)
  WHERE s.proof_id = j.proof_id)`;

const VERDICTS = `(SELECT json_agg(json_build_object('jurorId', c.pseudonym, 'choice', v.choice,
    'reason', v.reason, 'salt', ${hexOf('v.salt')}, 'seal', ${hexOf('v.seal')})
    ORDER BY c.position)
  FROM jury_verdict v JOIN jury_candidate c USING (proof_id, user_id)
  WHERE v.proof_id = j.proof_id AND j.outcome IS NOT NULL)`;

/**
 * What anybody needs to draw the jury over a proof again, as JSON text; verdicts with their salts
 * once it has closed. Throws Refusal `proof_not_found`, also for a proof of a removed issue.
 */
export async function getJuryDraw(database: Queryable, proofId: string): Promise<string> {
  const [row] = await database.query<{ draw: string }>(
    `SELECT json_build_object(
       'proofId', p.id, 'issueId', p.issue_id, 'commitment', ${hexOf('p.jury_commitment')},
       'draw', (SELECT json_build_object(
         'secret', ${hexOf('p.jury_secret')}, 'auditHead', ${hexOf('j.audit_head')},
         'auditSequence', j.audit_sequence, 'listHash', ${hexOf('j.list_hash')},
         'seed', ${hexOf('j.seed')}, 'ids', ${LIST('c.pseudonym COLLATE "C"')},
         'order', ${LIST('c.position')}, 'radiusKm', j.radius_km,
         'needsExperience', j.needs_experience, 'seats', ${SEATS},
         'verdicts', coalesce(${VERDICTS}, '[]'))
         FROM jury j WHERE j.proof_id = p.id AND j.seed IS NOT NULL)
     )::text AS draw
     FROM proof p JOIN issue i ON i.id = p.issue_id WHERE p.id = $1 AND ${VISIBLE_ISSUE}`,
    [proofId],
  );
  if (!row) throw new Refusal('proof_not_found');
  return row.draw;
}
