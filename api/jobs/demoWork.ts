import type { Transaction } from '#api/database/transaction.ts';
import { DEADLINE_GRACE_DAYS, DEADLINE_REMINDER_DAYS } from '#schema/limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody should find the demo's solvers late on the first day. */
const TIME_LEFT_DAYS = 5;

type DemoStart = { issueId: string; proposalId: string; days: number; now: Date };

/** A proposal has won: the issue is in progress, the other proposals are not selected. */
export async function startDemoWork(
  tx: Transaction,
  { issueId, proposalId, days, now }: DemoStart,
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
  const plannedMs = tx.now.getTime() + (days + DEADLINE_GRACE_DAYS) * DAY_MS;
  const deadlineAt = new Date(Math.max(plannedMs, now.getTime() + TIME_LEFT_DAYS * DAY_MS));
  const reminderAt = new Date(deadlineAt.getTime() - DEADLINE_REMINDER_DAYS * DAY_MS);
  await tx.query(
    `insert into selection (issue_id, proposal_id, selected_at, deadline_at, reminder_at)
     values ($1, $2, $3, $4, $5)`,
    [issueId, proposalId, tx.now, deadlineAt, reminderAt],
  );
  await tx.query(
    `insert into selection_weight (proposal_id, pledge_id, user_id, amount_cents, pledged_at)
     select $2, id, user_id, amount_cents, created_at from pledge
     where issue_id = $1 and status = 'held'`,
    [issueId, proposalId],
  );
  const data = { proposalId, deadlineAt: deadlineAt.toISOString() };
  await tx.audit({ issueId, action: 'proposal_selected', data });
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
  await tx.query('update selection set ended_at = $2 where proposal_id = $1', [proposalId, tx.now]);
  await tx.query("update proposal set status = 'completed' where id = $1", [proposalId]);
  await tx.query("update issue set status = 'completed' where id = $1", [issueId]);
  await tx.audit({
    issueId,
    action: 'funds_released',
    data: { decisionId, drawCents: String(drawCents), paidCents: String(compensationCents) },
  });
}
