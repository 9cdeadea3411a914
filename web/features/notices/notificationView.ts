import { noticePath } from '#schema/notices/noticeLink.ts';
import type { Notification } from '#schema/notices/notification.ts';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { formatDateTime, formatRelative } from '#web/format/format.ts';

/** The props of a line of `#web/components/issues/NotificationList.tsx`. */
export function notificationView(notification: Notification, now: Date = new Date()) {
  const { id, type, read, content, createdAt, imageUrl = null } = notification;
  return {
    id,
    type,
    href: noticePath(notification),
    text: content,
    imageUrl: cardImageUrl(imageUrl),
    isRead: read,
    ago: formatRelative(createdAt, now),
    time: formatDateTime(createdAt),
  };
}
