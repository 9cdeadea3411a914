import type { ErrorCode } from '#schema/errors.ts';
import type { Actor } from '#api/platform/actor.rules.ts';
import { isOpen } from '#api/platform/issueLifecycle.rules.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';

/** What the rules look at. */
export type GuardedIssue = {
  reporterId: string | null;
  status: IssueStatus;
  /** Nothing enters or leaves the escrow; left out where only a page is drawn. */
  isFrozen?: boolean;
  /** The report at which it goes on; left out or null: it stands for itself. */
  mergedIntoId?: string | null;
  /** Of the money in escrow, the reporter's own: it gives them a vote. Left out: none. */
  reporterMoney?: ReporterMoney;
};

/** `all`: nobody else has money here. */
export type ReporterMoney = 'none' | 'some' | 'all';

/** Whether the actor reported the issue. */
export const isReporter = (actor: Actor, issue: GuardedIssue): boolean =>
  issue.reporterId === actor.id;

/** Why an issue takes no pledges, proposals, votes and edits any more; null: it does. */
export function closedReason(issue: GuardedIssue): ErrorCode | null {
  if (!isOpen(issue.status)) return 'issue_closed';
  return issue.mergedIntoId ? 'issue_merged' : null;
}
