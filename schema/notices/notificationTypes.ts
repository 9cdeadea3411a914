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
/** Choices for push and email: money and deadlines across all types, and each type. */
export const NOTICE_CHOICES = ['money', ...NOTIFICATION_TYPES] as const;
/** Only these count as unread on the bell. */
export const COUNTED_NOTIFICATION_TYPES = ['issue_update', 'proposal'] as const;
