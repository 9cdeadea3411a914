import type { Notification } from '#schema/notification.ts';
import type { IssueRow, UserRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';

/** Leaves a note for the people whom a change concerns, never for the one who made it. */
export function notify(
  world: MockWorld,
  people: Iterable<string | null>,
  note: { type: Notification['type']; issue: IssueRow; by: UserRow; content: string },
): void {
  for (const userId of new Set(people)) {
    if (userId === null || userId === note.by.id) continue;
    world.state.notifications.push({
      id: world.randomUuid(),
      userId,
      type: note.type,
      issueId: note.issue.id,
      read: false,
      content: note.content,
      createdAt: world.now(),
    });
    world.events.publish({ topic: 'notification', id: userId });
  }
}
