export const NOTIFICATION_TYPES = [
  'issue_update',
  'proposal',
  'pledge',
  'vote',
  'message',
  'system',
  'digest',
  'moderation',
] as const;
/** Only these count as unread on the bell. */
export const COUNTED_NOTIFICATION_TYPES = ['issue_update', 'proposal'] as const;
