import { messageNotice, noticesFor } from '#api/domain/notices/notices.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { mayDiscuss, permit } from '#api/policies/issuePolicy.ts';
import type { ChatMessage } from '#schema/issues/chat.ts';
import { LIST_MAX, MESSAGES_PAGE_SIZE } from '#schema/limits.ts';
import { findIssue, touchIssue } from '../issueAccess.ts';
import type { Notification } from '#schema/people/notification.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { NotificationRow } from '../mockState.ts';
import { participantsOf, saveNotices } from '../notify.ts';
import { record } from '../record.ts';

function presentNotification(row: NotificationRow): Notification {
  const { userId: _, ...note } = row;
  return note;
}

/** Discussions and the notes people get about what concerns them. */
export const discussionHandlers: MockHandlersOf<
  'listMessages' | 'postMessage' | 'listNotifications' | 'markNotificationsRead'
> = {
  listMessages({ world, params, query }) {
    const issue = findIssue(world, params.id);
    const { before } = query;
    return world.state.messages
      .filter((message) => message.issueId === issue.id)
      .filter((message) => before === undefined || message.createdAt < before)
      .slice(-MESSAGES_PAGE_SIZE);
  },

  postMessage({ world, params, body, actor, key }) {
    const issue = findIssue(world, params.id);
    permit(mayDiscuss(actor));
    const id = body.id ?? world.randomUuid();
    if (world.state.messages.some((message) => message.id === id)) throw new Refusal('id_taken');
    const message: ChatMessage = {
      id,
      issueId: issue.id,
      userId: actor.id,
      userName: actor.username,
      message: body.message,
      createdAt: world.now(),
    };
    world.state.messages.push(message);
    issue.messageCount += 1;
    const data = { messageId: id };
    record(world, issue.id, { action: 'message_posted', actorId: actor.id, data });
    touchIssue(world, issue, ['chat']);
    const notice = messageNotice(actor.username, issue);
    const people = participantsOf(world.state, issue);
    saveNotices(world, issue, noticesFor(people, actor.id, notice));
    return { ...message, receipt: { key, parts: [] } };
  },

  listNotifications({ world, actor }) {
    return world.state.notifications
      .filter((note) => note.userId === actor.id)
      .map((note) => presentNotification(note))
      .toReversed()
      .slice(0, LIST_MAX);
  },

  markNotificationsRead({ world, body, actor }) {
    const unread = world.state.notifications.filter(
      (note) => note.userId === actor.id && !note.read && (body.ids?.includes(note.id) ?? true),
    );
    for (const note of unread) note.read = true;
    if (unread.length > 0) world.events.publish({ topic: 'notification', id: actor.id });
  },
};
