import { Refusal } from '#api/platform/refusal.rules.ts';
import { VISIBLE_ISSUE } from '#api/platform/visibleIssue.sql.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';

const hexOf = (bytes: string) => `encode(${bytes}, 'hex')`;

/** The whole list in the alphabet's order, and in that of the seats. */
const LIST = (order: string) => `(select json_agg(c.pseudonym order by ${order})
  from jury_candidate c where c.proof_id = j.proof_id)`;

const SEATS = `(select json_agg(json_build_object('jurorId', c.pseudonym, 'status', s.status)
    order by c.position)
  from jury_seat s join jury_candidate c using (proof_id, user_id)
  where s.proof_id = j.proof_id)`;

const VERDICTS = `(select json_agg(json_build_object('jurorId', c.pseudonym, 'choice', v.choice,
    'reason', v.reason, 'salt', ${hexOf('v.salt')}, 'seal', ${hexOf('v.seal')})
    order by c.position)
  from jury_verdict v join jury_candidate c using (proof_id, user_id)
  where v.proof_id = j.proof_id and j.outcome is not null)`;

/**
 * What anybody needs to draw the jury over a proof again, as JSON text; verdicts with their salts
 * once it has closed.
 */
export async function getJuryDraw(database: Queryable, proofId: string): Promise<string> {
  const [row] = await database.query<{ draw: string }>(
    `select json_build_object(
       'proofId', p.id, 'issueId', p.issue_id, 'commitment', ${hexOf('p.jury_commitment')},
       'draw', (select json_build_object(
         'secret', ${hexOf('p.jury_secret')}, 'auditHead', ${hexOf('j.audit_head')},
         'auditSequence', j.audit_sequence, 'listHash', ${hexOf('j.list_hash')},
         'seed', ${hexOf('j.seed')}, 'ids', ${LIST('c.pseudonym COLLATE "C"')},
         'order', ${LIST('c.position')}, 'radiusKm', j.radius_km,
         'needsExperience', j.needs_experience, 'seats', ${SEATS},
         'verdicts', coalesce(${VERDICTS}, '[]'))
         from jury j where j.proof_id = p.id and j.seed is not null)
     )::text as draw
     from proof p join issue i on i.id = p.issue_id where p.id = $1 and ${VISIBLE_ISSUE}`,
    [proofId],
  );
  if (!row) throw new Refusal('proof_not_found');
  return row.draw;
}
