import type { IssueStatus } from '#schema/issue.ts';
import { Refusal } from '#api/domain/refusal.ts';

/** What can happen to an issue and move its status. */
export const ISSUE_MOVES = [
  'pledge_received',
  'escrow_emptied',
  'proposal_selected',
  'selection_ended',
  'proof_accepted',
] as const;
export type IssueMove = (typeof ISSUE_MOVES)[number];

/** Every allowed move; what is not listed is refused. `completed` is final: its books are closed. */
const TABLE: Record<IssueStatus, Partial<Record<IssueMove, IssueStatus>>> = {
  reported: { pledge_received: 'funded' },
  funded: {
    pledge_received: 'funded',
    escrow_emptied: 'reported',
    proposal_selected: 'in_progress',
  },
  in_progress: {
    pledge_received: 'in_progress',
    selection_ended: 'funded',
    proof_accepted: 'completed',
  },
  completed: {},
};

/** The status after a move, or null where the table has none. */
export function statusAfter(status: IssueStatus, move: IssueMove): IssueStatus | null {
  return TABLE[status][move] ?? null;
}

/** The status after a move. Throws Refusal `issue_closed` or `issue_locked` where it is not allowed. */
export function moveIssue(status: IssueStatus, move: IssueMove): IssueStatus {
  const next = statusAfter(status, move);
  if (next === null) throw new Refusal(status === 'completed' ? 'issue_closed' : 'issue_locked');
  return next;
}

/** Whether an issue can still be removed: nobody has begun to work on it. */
export function isRemovable(status: IssueStatus): boolean {
  return status === 'reported' || status === 'funded';
}

/** Whether an issue takes pledges, proposals, votes and edits. */
export function isOpen(status: IssueStatus): boolean {
  return status !== 'completed';
}
