import type { Transaction } from '#api/database/transaction.ts';
import { insertSelection } from '#api/repositories/issues/selections.ts';
import { DAY_MS } from '#schema/durations.ts';
import { DEADLINE_GRACE_DAYS, DEADLINE_REMINDER_DAYS } from '#schema/limits.ts';

/** Nobody should find the demo's solvers late on the first day. */
const TIME_LEFT_DAYS = 5;

type DemoStart = { issueId: string; proposalId: string; days: number; now: Date };

/** A proposal has won: the issue is in progress, the other proposals are not selected. */
export async function startDemoWork(
  tx: Transaction,
  { issueId, proposalId, days, now }: DemoStart,
): Promise<void> {
  await tx.query(
    "update issue set status = 'in_progress', selected_proposal_id = $2 where id = $1",
    [issueId, proposalId],
  );
  const plannedMs = tx.now.getTime() + (days + DEADLINE_GRACE_DAYS) * DAY_MS;
  const deadlineAt = new Date(Math.max(plannedMs, now.getTime() + TIME_LEFT_DAYS * DAY_MS));
  const reminderAt = new Date(deadlineAt.getTime() - DEADLINE_REMINDER_DAYS * DAY_MS);
  await insertSelection(tx, { issueId, proposalId, deadlineAt, reminderAt });
  const data = { proposalId, deadlineAt: deadlineAt.toISOString() };
  await tx.audit({ issueId, action: 'proposal_selected', data });
}
