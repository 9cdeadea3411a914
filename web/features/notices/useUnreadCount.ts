import { useQuery } from '@tanstack/react-query';
import { COUNTED_NOTIFICATION_TYPES } from '#schema/notices/notificationTypes.ts';
import type { User } from '#schema/people/user.ts';
import { notificationsQuery } from './notificationsQuery.ts';

const COUNTED: readonly string[] = COUNTED_NOTIFICATION_TYPES;

/** Only types that count: news of an issue and proposals. */
export function useUnreadCount(user: User | null | undefined): number {
  const { data = [] } = useQuery({ ...notificationsQuery(), enabled: Boolean(user) });
  if (!user) return 0;
  return data.filter(({ type, read }) => !read && COUNTED.includes(type)).length;
}
