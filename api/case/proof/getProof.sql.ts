import { PROOF_MEMBERS } from './proofColumns.sql.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import type { Proof } from '#schema/verification/proof.ts';

/** One proof, as the answer to handing it in. */
export async function getProof(database: Queryable, id: string, origin: string): Promise<Proof> {
  const [row] = await database.query<{ proof: Proof }>(
    `select json_build_object(${PROOF_MEMBERS}) as proof from proof p where p.id = $2`,
    [origin, id],
  );
  if (!row) throw new RangeError('The proof has just been written and is not there');
  return row.proof;
}
