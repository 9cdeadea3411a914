export const notificationsContent = {
  title: 'Notifications',
  bell: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
  loading: 'Loading notifications',
  markAll: 'Mark all as read',
  markFailed: 'Not marked as read',
  emptyTitle: 'Nothing new',
  empty: 'News about issues you report, support or offer to solve appears here.',
  failed: 'Your notifications could not be loaded',
} as const;
