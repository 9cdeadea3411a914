import type { ErrorCode } from '#schema/errors.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { isOpen } from '#api/platform/issueLifecycle.rules.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';

export type GuardedIssue = {
  reporterId: string | null;
  status: IssueStatus;
  /** Absent where only a page is rendered. */
  isFrozen?: boolean;
  /** The report it was merged into; absent or null: not merged. */
  mergedIntoId?: string | null;
  /** The reporter's own money in escrow, which gives them a vote. Absent: none. */
  reporterMoney?: ReporterMoney;
};

/** `all`: nobody else's money. */
export type ReporterMoney = 'none' | 'some' | 'all';

export const isReporter = (actor: Actor, issue: GuardedIssue): boolean =>
  issue.reporterId === actor.id;

/**
 * Who holds the creator's half of a vote on the work; null: nobody, and the donors decide. Importers do not
 * get it: they have not seen what their list names, and would hold half of every vote on it.
 */
export const creatorWithSay = (issue: {
  reporterId: string | null;
  externalId: string | null;
}): string | null => (issue.externalId === null ? issue.reporterId : null);

/**
 * Who may end the issue by declaring it fixed, which refunds every pledge. Importers may do so only while it
 * holds nobody's money.
 */
export const reporterWhoMayEnd = (
  issue: Parameters<typeof creatorWithSay>[0] & Pick<GuardedIssue, 'status'>,
): string | null => (issue.status === 'reported' ? issue.reporterId : creatorWithSay(issue));

/** Why the issue is closed for pledges, proposals, votes and edits; null: open. */
export function closedReason(issue: GuardedIssue): ErrorCode | null {
  if (!isOpen(issue.status)) return 'issue_closed';
  return issue.mergedIntoId ? 'issue_merged' : null;
}
