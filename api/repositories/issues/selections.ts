import type { Transaction } from '#api/database/transaction.ts';
import type { Candidate, CastVote, PendingSelection } from '#api/domain/selection/selection.ts';

/** A proposal that can be chosen, with what its deadline and its notices need. */
export type Contender = Candidate & { title: string; estimatedDays: number };

type ContenderRow = {
  id: string;
  solver_id: string;
  title: string;
  compensation_cents: string;
  estimated_days: number;
  created_at: Date;
};

/** The proposals of an issue that can still be chosen, oldest first; a frozen solver cannot work. */
export async function contenders(tx: Transaction, issueId: string): Promise<Contender[]> {
  const rows = await tx.query<ContenderRow>(
    `SELECT p.id, p.solver_id, p.title, p.compensation_cents, p.estimated_days, p.created_at
     FROM proposal p JOIN app_user u ON u.id = p.solver_id AND NOT u.is_frozen
     WHERE p.issue_id = $1 AND p.status = 'pending' ORDER BY p.created_at, p.id`,
    [issueId],
  );
  return rows.map((row) => ({
    id: row.id,
    solverId: row.solver_id,
    title: row.title,
    compensationCents: BigInt(row.compensation_cents),
    estimatedDays: row.estimated_days,
    createdAt: row.created_at,
  }));
}

/** Every vote on the proposals of an issue that can still be chosen. */
export function castVotes(tx: Transaction, issueId: string): Promise<CastVote[]> {
  return tx.query<CastVote>(
    `SELECT v.proposal_id AS "proposalId", v.user_id AS "userId", v.vote_type AS "voteType"
     FROM vote v JOIN proposal p ON p.id = v.proposal_id
     WHERE p.issue_id = $1 AND p.status = 'pending'`,
    [issueId],
  );
}

/** The proposal that waits to take effect; null: none. */
export async function readPending(
  tx: Transaction,
  issueId: string,
): Promise<PendingSelection | null> {
  const [row] = await tx.query<PendingSelection>(
    `SELECT proposal_id AS "proposalId", takes_effect_at AS "takesEffectAt"
     FROM pending_selection WHERE issue_id = $1`,
    [issueId],
  );
  return row ?? null;
}

/** Saves the proposal that waits to take effect; null: none does any more. */
export async function savePending(
  tx: Transaction,
  issueId: string,
  pending: PendingSelection | null,
): Promise<void> {
  if (pending === null) {
    await tx.query('DELETE FROM pending_selection WHERE issue_id = $1', [issueId]);
    return;
  }
  await tx.query(
    `INSERT INTO pending_selection (issue_id, proposal_id, takes_effect_at) VALUES ($1, $2, $3)
     ON CONFLICT (issue_id) DO UPDATE
     SET proposal_id = excluded.proposal_id, takes_effect_at = excluded.takes_effect_at`,
    [issueId, pending.proposalId, pending.takesEffectAt],
  );
}

export type NewSelection = {
  issueId: string;
  proposalId: string;
  deadlineAt: Date;
  reminderAt: Date;
};

/** Records a choice with the money of every donor at this moment; the other proposals step back. */
export async function insertSelection(tx: Transaction, chosen: NewSelection): Promise<void> {
  const { issueId, proposalId, deadlineAt, reminderAt } = chosen;
  await tx.query(
    `UPDATE proposal SET status = CASE WHEN id = $2 THEN 'selected' ELSE 'not_selected' END
     WHERE issue_id = $1 AND status = 'pending'`,
    [issueId, proposalId],
  );
  await tx.query(
    `INSERT INTO selection (issue_id, proposal_id, selected_at, deadline_at, reminder_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [issueId, proposalId, tx.now, deadlineAt, reminderAt],
  );
  await tx.query(
    `INSERT INTO selection_weight (proposal_id, pledge_id, user_id, amount_cents, pledged_at)
     SELECT $2, id, user_id, amount_cents, created_at FROM pledge
     WHERE issue_id = $1 AND status = 'held'`,
    [issueId, proposalId],
  );
}

export type OpenSelection = {
  proposalId: string;
  solverId: string;
  selectedAt: Date;
  deadlineAt: Date;
  reminderAt: Date;
  remindedAt: Date | null;
};

/** The choice that stands; null: nobody is working on the issue. */
export async function readSelection(
  tx: Transaction,
  issueId: string,
): Promise<OpenSelection | null> {
  const [row] = await tx.query<OpenSelection>(
    `SELECT s.proposal_id AS "proposalId", p.solver_id AS "solverId",
       s.selected_at AS "selectedAt", s.deadline_at AS "deadlineAt", s.reminder_at AS "reminderAt", s.reminded_at AS "remindedAt"
     FROM selection s JOIN proposal p ON p.id = s.proposal_id
     WHERE s.issue_id = $1 AND s.ended_at IS NULL`,
    [issueId],
  );
  return row ?? null;
}

/** Records that the solver was reminded. */
export async function saveReminder(tx: Transaction, proposalId: string): Promise<void> {
  await tx.query('UPDATE selection SET reminded_at = $2 WHERE proposal_id = $1', [
    proposalId,
    tx.now,
  ]);
}

/** Ends a choice without a result; the proposals that had stepped back can be chosen again. */
export async function closeSelection(
  tx: Transaction,
  selection: { issueId: string; proposalId: string },
  status: 'withdrawn' | 'expired' | 'rejected',
): Promise<void> {
  const { issueId, proposalId } = selection;
  await tx.query('UPDATE selection SET ended_at = $2 WHERE proposal_id = $1', [proposalId, tx.now]);
  await tx.query(
    `UPDATE proposal SET status = CASE WHEN id = $2 THEN $3 ELSE 'pending' END
     WHERE issue_id = $1 AND (id = $2 OR status = 'not_selected')`,
    [issueId, proposalId, status],
  );
}
