import { Refusal } from '#api/domain/refusal.ts';
import type { LiveEvent } from '#schema/event.ts';
import type { IssueRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';

/** The issue of an id. Throws Refusal `issue_not_found`, for removed ones too. */
export function findIssue({ state }: MockWorld, id: string): IssueRow {
  const issue = state.issues.get(id);
  if (!issue || issue.isDeleted) throw new Refusal('issue_not_found');
  return issue;
}

/** Every issue that is not removed. */
export function liveIssues({ state }: MockWorld): IssueRow[] {
  return [...state.issues.values()].filter((issue) => !issue.isDeleted);
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
