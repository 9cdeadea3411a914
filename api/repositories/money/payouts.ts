import type { Transaction } from '#api/database/transaction.ts';
import type { Payout } from '#api/domain/money/payout.ts';

export type ReleaseKind = 'acceptance' | 'auto_release' | 'verdict' | 'ruling';

/** Records why money may leave an escrow; the database refuses one without its basis. */
export async function insertReleaseDecision(
  tx: Transaction,
  decision: { id: string; issueId: string; proofId: string; kind: ReleaseKind; reason: string },
): Promise<void> {
  const { id, issueId, proofId, kind, reason } = decision;
  await tx.query(
    `INSERT INTO release_decision (id, issue_id, proof_id, kind, reason, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, issueId, proofId, kind, reason, tx.now],
  );
}

export type NewPayout = {
  id: string;
  issueId: string;
  proposalId: string;
  decisionId: string;
  solverId: string;
  dueAt: Date;
};

/** Stores what the provider has to pay to a solver, and by when. */
export async function insertPayout(
  tx: Transaction,
  payout: NewPayout,
  { compensationCents, feeCents, returns }: Payout,
): Promise<void> {
  const returnedCents = returns.reduce((sum, { amountCents }) => sum + amountCents, 0n);
  await tx.query(
    `INSERT INTO payout (id, issue_id, proposal_id, decision_id, solver_id, amount_cents, fee_cents,
       returned_cents, released_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      payout.id,
      payout.issueId,
      payout.proposalId,
      payout.decisionId,
      payout.solverId,
      String(compensationCents),
      String(feeCents),
      String(returnedCents),
      tx.now,
      payout.dueAt,
    ],
  );
}

/** Marks the pledges of an issue as spent; what was left of them is in the ledger. */
export async function closeAsSpent(tx: Transaction, issueId: string): Promise<void> {
  await tx.query(
    `UPDATE pledge SET status = 'spent', closed_at = $2, refund_due_at = NULL
     WHERE issue_id = $1 AND status = 'held'`,
    [issueId, tx.now],
  );
}

/** Ends the work of a chosen solver as done; the other proposals stay not selected. */
export async function completeSelection(tx: Transaction, proposalId: string): Promise<void> {
  await tx.query('UPDATE selection SET ended_at = $2 WHERE proposal_id = $1', [proposalId, tx.now]);
  await tx.query("UPDATE proposal SET status = 'completed' WHERE id = $1", [proposalId]);
}

/** What a proposal costs. */
export async function compensationOf(tx: Transaction, proposalId: string): Promise<bigint> {
  const [row] = await tx.query<{ cents: string }>(
    'SELECT compensation_cents AS cents FROM proposal WHERE id = $1',
    [proposalId],
  );
  if (!row) throw new RangeError('A proof has a proposal');
  return BigInt(row.cents);
}
