import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { hasPassed } from '#api/platform/instant.rules.ts';
import type { PendingSelection } from './selection.rules.ts';
import { loadAnyIssue, loadIssue } from '#api/issues/issues.sql.ts';
import { findPending } from './selections.sql.ts';
import { reviewSelection } from './reviewSelection.ts';

/** A locked issue, with the proposal that is waiting to take effect; null: none. */
export type SettledIssue = IssueRow & { pending: PendingSelection | null };

/**
 * Locks an issue, and first lets a selection take effect whose notice period is over: a vote or a withdrawal
 * that comes a second too late must not undo what was announced to everyone.
 */
export function lockSettledIssue(tx: Transaction, issueId: string): Promise<SettledIssue> {
  return settled(tx, issueId, loadIssue);
}

/**
 * The same for refunds, which work even if the issue is hidden; on a hidden issue no selection takes effect.
 */
export function lockReturningIssue(tx: Transaction, issueId: string): Promise<SettledIssue> {
  return settled(tx, issueId, loadAnyIssue);
}

async function settled(
  tx: Transaction,
  issueId: string,
  load: typeof loadIssue,
): Promise<SettledIssue> {
  const issue = await load(tx, issueId);
  const pending = await findPending(tx, issueId);
  if (pending === null || !hasPassed(pending.takesEffectAt, tx.now)) return { ...issue, pending };
  await reviewSelection(tx, { ...issue, pending });
  return { ...(await load(tx, issueId)), pending: await findPending(tx, issueId) };
}
