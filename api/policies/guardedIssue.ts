import type { Actor } from '#api/domain/actor.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';

/** What the rules look at. */
export type GuardedIssue = {
  reporterId: string | null;
  status: IssueStatus;
  /** Nothing enters or leaves the escrow; left out where only a page is drawn. */
  isFrozen?: boolean;
  /** Of the money in escrow, the reporter's own: it gives them a vote. Left out: none. */
  reporterMoney?: ReporterMoney;
};

/** `all`: nobody else has money here. */
export type ReporterMoney = 'none' | 'some' | 'all';

/** Whether the actor reported the issue. */
export const isReporter = (actor: Actor, issue: GuardedIssue): boolean =>
  issue.reporterId === actor.id;
