import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { Ruling, RulingChoice } from '#api/domain/verification/ruling.ts';

/** A ruling on record. */
export type StoredRuling = Ruling & { id: string; proofId: string; reason: string };

type RulingRow = {
  id: string;
  proof_id: string;
  by_id: string;
  choice: RulingChoice;
  reason: string;
  escrow_cents: string;
  confirmed_by: string | null;
};

/** The newest ruling on a proof, which alone counts; null: none. The issue is locked. */
export async function readStandingRuling(
  tx: Transaction,
  proofId: string,
): Promise<StoredRuling | null> {
  const [row] = await tx.query<RulingRow>(
    `SELECT r.id, r.proof_id, r.by_id, r.choice, r.reason, r.escrow_cents, c.by_id AS confirmed_by
     FROM ruling r LEFT JOIN ruling_confirmation c ON c.ruling_id = r.id
     WHERE r.proof_id = $1 ORDER BY r.number DESC LIMIT 1`,
    [proofId],
  );
  if (!row) return null;
  return {
    id: row.id,
    proofId: row.proof_id,
    byId: row.by_id,
    choice: row.choice,
    reason: row.reason,
    escrowCents: BigInt(row.escrow_cents),
    confirmedById: row.confirmed_by,
  };
}

/** The proof and issue of a ruling. Throws Refusal `ruling_not_found`. */
export async function caseOfRuling(
  tx: Transaction,
  rulingId: string,
): Promise<{ proofId: string; issueId: string }> {
  const [row] = await tx.query<{ proofId: string; issueId: string }>(
    'SELECT proof_id AS "proofId", issue_id AS "issueId" FROM ruling WHERE id = $1',
    [rulingId],
  );
  if (!row) throw new Refusal('ruling_not_found');
  return row;
}

/** Stores a ruling; it replaces an unconfirmed one. */
export async function insertRuling(
  tx: Transaction,
  ruling: StoredRuling & { issueId: string; needsConfirmation: boolean },
): Promise<void> {
  await tx.query(
    `INSERT INTO ruling (id, issue_id, proof_id, by_id, choice, reason, escrow_cents,
       needs_confirmation, written_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ruling.id,
      ruling.issueId,
      ruling.proofId,
      ruling.byId,
      ruling.choice,
      ruling.reason,
      String(ruling.escrowCents),
      ruling.needsConfirmation,
      tx.now,
    ],
  );
}

/** Stores the word of the second ambassador. */
export async function insertConfirmation(
  tx: Transaction,
  rulingId: string,
  byId: string,
): Promise<void> {
  await tx.query(
    'INSERT INTO ruling_confirmation (ruling_id, by_id, confirmed_at) VALUES ($1, $2, $3)',
    [rulingId, byId, tx.now],
  );
}

/** Records who held the money of an issue or let it go on, and why. */
export async function insertFreeze(
  tx: Transaction,
  freeze: { issueId: string; byId: string; isFrozen: boolean; reason: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO escrow_freeze (id, issue_id, by_id, is_frozen, reason, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [tx.randomUuid(), freeze.issueId, freeze.byId, freeze.isFrozen, freeze.reason, tx.now],
  );
}
