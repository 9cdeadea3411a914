import type { Notice } from '#api/domain/notices/notices.ts';
import { deliver } from './deliver.ts';
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

const kindOf = ({ content }: { content: string }) => content.split('“')[0];

/** Whether something of this kind about the issue is unread, and one is enough. */
function isToldAlready(
  { notifications }: MockState,
  issue: IssueRow | null,
  { userId, type, content, isOnceUnread = false }: Notice,
): boolean {
  if (type !== 'message' && !isOnceUnread) return false;
  return notifications.some(
    (row) =>
      row.type === type &&
      row.userId === userId &&
      row.issueId === issue?.id &&
      !row.read &&
      (type === 'message' || kindOf(row) === kindOf({ content })),
  );
}

/** Leaves notes; of what can be repeated at will at most one unread per person and issue. */
export function saveNotices(
  world: MockWorld,
  issue: IssueRow | null,
  notices: readonly Notice[],
): void {
  for (const notice of notices) {
    if (isToldAlready(world.state, issue, notice)) continue;
    const { userId, type, content } = notice;
    const row = {
      userId,
      type,
      content,
      id: world.randomUuid(),
      issueId: issue?.id ?? null,
      read: false,
      createdAt: world.now(),
    };
    world.state.notifications.push(row);
    deliver(world, row);
    world.events.publish({ topic: 'notification', id: notice.userId });
  }
}
