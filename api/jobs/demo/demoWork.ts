import { hasStake } from '#api/issues/parties.rules.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { findAmbassadorIds } from '#api/people/users.sql.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { DAY_MS } from '#schema/durations.ts';
import { DEADLINE_GRACE_DAYS, DEADLINE_REMINDER_DAYS } from '#schema/limits.ts';

/** The demo's solvers should not be late on the first day. */
const TIME_LEFT_DAYS = 5;

type DemoStart = { issueId: string; proposalId: string; days: number; now: Date };

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
  const parties = await findParties(tx, issueId);
  const judges = (await findAmbassadorIds(tx)).filter((id) => !hasStake(id, parties));
  await tx.query(
    'insert into case_ambassador (proposal_id, user_id) select $1, unnest($2::uuid[])',
    [proposalId, judges],
  );
  const data = { proposalId, deadlineAt: deadlineAt.toISOString() };
  await tx.audit({ issueId, action: 'proposal_selected', data });
}
