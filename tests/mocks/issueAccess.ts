import type { CaseState } from '#api/domain/issueLifecycle.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { LiveEvent } from '#schema/event.ts';
import type { IssueRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';

/** The issue of an id. Throws Refusal `issue_not_found`, for removed and hidden ones too. */
export function findIssue({ state }: MockWorld, id: string): IssueRow {
  const issue = state.issues.get(id);
  if (!issue || !isListed(issue)) throw new Refusal('issue_not_found');
  return issue;
}

/** As `findIssue`, for those who see hidden issues too. */
export function findAnyIssue({ state }: MockWorld, id: string): IssueRow {
  const issue = state.issues.get(id);
  if (!issue || issue.isDeleted) throw new Refusal('issue_not_found');
  return issue;
}

/** Whether everybody may see an issue. */
export const isListed = (issue: IssueRow | undefined): boolean =>
  issue !== undefined && !issue.isDeleted && !issue.isHidden;

/** Every issue that everybody may see. */
export function liveIssues({ state }: MockWorld): IssueRow[] {
  return [...state.issues.values()].filter(isListed);
}

/** What the lifecycle knows of an issue. */
export function stateOf({ status, verification, isFrozen }: IssueRow): CaseState {
  return { status, verification, isFrozen };
}

/** Marks an issue as changed and tells whoever looks at it, at the list, or at `topics` of it. */
export function touchIssue(
  world: MockWorld,
  issue: IssueRow,
  topics: LiveEvent['topic'][] = [],
): void {
  world.state.version += 1;
  issue.version = world.state.version;
  issue.updatedAt = world.now();
  for (const topic of [...topics, 'issue'] as const) world.events.publish({ topic, id: issue.id });
  world.events.publish({ topic: 'issues', id: null });
}
