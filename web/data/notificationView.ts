import type { Notification } from '#schema/notification.ts';
import { formatDateTime, formatRelative } from './format.ts';

/** Where on an issue's page the news can be seen. */
const TABS: Record<Notification['type'], string> = {
  issue_update: '',
  system: '',
  proposal: '#proposals',
  vote: '#proposals',
  pledge: '#pledges',
  message: '#discussion',
};

/** Everything a line of `#web/components/NotificationList.tsx` shows, in words. */
export function notificationView(notification: Notification, now: Date = new Date()) {
  const { id, type, issueId, read, content, createdAt } = notification;
  return {
    id,
    type,
    href: issueId === null ? null : `/issues/${issueId}${TABS[type]}`,
    text: content,
    isRead: read,
    ago: formatRelative(createdAt, now),
    time: formatDateTime(createdAt),
  };
}
