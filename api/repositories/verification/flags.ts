import type { Transaction } from '#api/database/transaction.ts';
import type { Flag } from '#api/domain/verification/flags.ts';
import { Refusal } from '#api/domain/refusal.ts';

export type StoredFlag = Flag & { id: string; proofId: string; issueId: string };

const COLUMNS = `id, proof_id AS "proofId", issue_id AS "issueId", user_id AS "byId",
  raised_at AS "raisedAt", justification, settled`;

/** The objections to a proof, the oldest first. */
export function readFlags(tx: Transaction, proofId: string): Promise<StoredFlag[]> {
  return tx.query(`SELECT ${COLUMNS} FROM proof_flag WHERE proof_id = $1 ORDER BY raised_at, id`, [
    proofId,
  ]);
}

/** One objection. Throws Refusal `flag_not_found`. */
export async function readFlag(tx: Transaction, id: string): Promise<StoredFlag> {
  const [row] = await tx.query<StoredFlag>(`SELECT ${COLUMNS} FROM proof_flag WHERE id = $1`, [id]);
  if (!row) throw new Refusal('flag_not_found');
  return row;
}

/** Stores a new objection. */
export async function insertFlag(tx: Transaction, flag: StoredFlag): Promise<void> {
  await tx.query(
    `INSERT INTO proof_flag (id, proof_id, issue_id, user_id, justification, raised_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [flag.id, flag.proofId, flag.issueId, flag.byId, flag.justification, flag.raisedAt],
  );
}

/** Records that an objection no longer stands, and by whom. */
export async function saveSettled(
  tx: Transaction,
  { id, settled }: Pick<StoredFlag, 'id' | 'settled'>,
  byId: string,
): Promise<void> {
  await tx.query(
    'UPDATE proof_flag SET settled = $2, settled_by = $3, settled_at = $4 WHERE id = $1',
    [id, settled, byId, tx.now],
  );
}
