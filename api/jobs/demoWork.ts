import type { Transaction } from '#api/database/transaction.ts';

/** A proposal has won: the issue is in progress, the other proposals are not selected. */
export async function startDemoWork(
  tx: Transaction,
  issueId: string,
  proposalId: string,
): Promise<void> {
  await tx.query(
    `update proposal set status = case when id = $2 then 'selected' else 'not_selected' end
     where issue_id = $1`,
    [issueId, proposalId],
  );
  await tx.query(
    "update issue set status = 'in_progress', selected_proposal_id = $2 where id = $1",
    [issueId, proposalId],
  );
  await tx.audit({ issueId, action: 'proposal_selected', data: { proposalId } });
}

/**
 * The work is accepted and paid: the whole escrow is drawn, the solver gets the compensation, the
 * platform what is left of at most 10%. The demo's pledges add up to exactly that draw.
 */
export async function finishDemoWork(
  tx: Transaction,
  work: { issueId: string; proposalId: string; compensationCents: bigint },
): Promise<void> {
  const { issueId, proposalId, compensationCents } = work;
  const [escrow] = await tx.query<{ balance_cents: string }>(
    'select balance_cents from escrow_balance where issue_id = $1',
    [issueId],
  );
  const drawCents = BigInt(escrow?.balance_cents ?? '0');
  const decisionId = tx.randomUuid();
  await tx.query(
    `insert into release_decision (id, issue_id, kind, reason, decided_at)
     values ($1, $2, 'acceptance', 'Accepted by the creator and the donors.', $3)`,
    [decisionId, issueId, tx.now],
  );
  const transactionId = tx.randomUuid();
  await tx.query(
    `insert into ledger_transaction (id, issue_id, kind, decision_id, created_at)
     values ($1, $2, 'release', $3, $4)`,
    [transactionId, issueId, decisionId, tx.now],
  );
  await tx.query(
    `insert into ledger_entry (transaction_id, account, issue_id, user_id, amount_cents)
     select $1::uuid, 'escrow', $2::uuid, null::uuid, -$3::bigint
     union all select $1::uuid, 'solver', null, p.solver_id, $4::bigint from proposal p where p.id = $5
     union all select $1::uuid, 'platform', null, null, $3::bigint - $4::bigint`,
    [transactionId, issueId, String(drawCents), String(compensationCents), proposalId],
  );
  await tx.query(
    `update pledge set status = 'spent', closed_at = $2 where issue_id = $1 and status = 'held'`,
    [issueId, tx.now],
  );
  await tx.query("update proposal set status = 'completed' where id = $1", [proposalId]);
  await tx.query("update issue set status = 'completed' where id = $1", [issueId]);
  await tx.audit({
    issueId,
    action: 'funds_released',
    data: { decisionId, drawCents: String(drawCents), paidCents: String(compensationCents) },
  });
}
