import type { Notice } from '#api/domain/notices.ts';
import { standingPledges } from './escrow.ts';
import type { IssueRow, MockState } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';

/** Everyone with money, a proposal or a report in an issue. */
export function participantsOf(state: MockState, issue: IssueRow): string[] {
  const people = [
    issue.reporterId,
    ...standingPledges(state, issue.id).map((row) => row.userId),
    ...[...state.proposals.values()]
      .filter((row) => row.issueId === issue.id)
      .map((row) => row.solverId),
  ];
  return [...new Set(people)].filter((id) => id !== null);
}

/** Leaves notes; a discussion makes at most one unread note per person and issue. */
export function saveNotices(world: MockWorld, issue: IssueRow, notices: readonly Notice[]): void {
  const { notifications } = world.state;
  for (const notice of notices) {
    const isToldAlready = notifications.some(
      (row) =>
        row.type === 'message' &&
        row.userId === notice.userId &&
        row.issueId === issue.id &&
        !row.read,
    );
    if (notice.type === 'message' && isToldAlready) continue;
    notifications.push({
      ...notice,
      id: world.randomUuid(),
      issueId: issue.id,
      read: false,
      createdAt: world.now(),
    });
    world.events.publish({ topic: 'notification', id: notice.userId });
  }
}
