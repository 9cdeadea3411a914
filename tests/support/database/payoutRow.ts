import { randomUUID } from 'node:crypto';
import type { Transaction } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { DAY_MS } from '#schema/durations.ts';

type Work = { issueId: string; solver: Actor; compensationCents: bigint };

/**
 * A payout as a release leaves it, without the case before it: the guards that ask for a proof and
 * its judgement stand aside for the decision, everything after it is as in life.
 */
export async function insertPayoutRow(
  tx: Transaction,
  { issueId, solver, compensationCents }: Work,
): Promise<string> {
  const [payoutId, proposalId, decisionId] = [randomUUID(), randomUUID(), randomUUID()];
  await tx.query(
    `insert into proposal (id, issue_id, solver_id, title, description, solution_criteria,
       compensation_cents, estimated_days, created_at)
     values ($1, $2, $3, 'A new lamp', 'A new lamp.', 'It shines again at night.', $4, 3, $5)`,
    [proposalId, issueId, solver.id, String(compensationCents), tx.now],
  );
  await tx.query("set local session_replication_role = 'replica'");
  await tx.query(
    `insert into release_decision (id, issue_id, kind, reason, decided_at)
     values ($1, $2, 'acceptance', 'Accepted.', $3)`,
    [decisionId, issueId, tx.now],
  );
  await tx.query("set local session_replication_role = 'origin'");
  await tx.query(
    `insert into payout (id, issue_id, proposal_id, decision_id, solver_id, amount_cents, fee_cents,
       returned_cents, released_at, due_at)
     values ($1, $2, $3, $4, $5, $6, 0, 0, $7, $8)`,
    [
      payoutId,
      issueId,
      proposalId,
      decisionId,
      solver.id,
      String(compensationCents),
      tx.now,
      new Date(tx.now.getTime() + 7 * DAY_MS),
    ],
  );
  return payoutId;
}
