import { noticePath } from '#schema/notices/noticeLink.ts';
import type { Notification } from '#schema/notices/notification.ts';
import { SECOND_MS } from '#schema/durations.ts';
import { cardImageUrl } from '#web/features/issues/issueCardView.ts';
import { formatDateTime, formatRelative } from '#web/format/format.ts';

/**
 * The props of a line of `#web/components/issues/NotificationList.tsx`. `now`: the rules' time; where a
 * slow device clock puts it before the notice, the notice counts as a second old.
 */
export function notificationView(notification: Notification, now: Date) {
  const { id, type, read, content, createdAt, imageUrl = null } = notification;
  return {
    id,
    type,
    href: noticePath(notification),
    text: content,
    imageUrl: cardImageUrl(imageUrl),
    isRead: read,
    ago: formatRelative(
      createdAt,
      new Date(Math.max(now.getTime(), Date.parse(createdAt) + SECOND_MS)),
    ),
    time: formatDateTime(createdAt),
  };
}
