export const followContent = {
  follow: 'Follow',
  following: 'Following',
  waiting: ' · Waiting to send',
  failed: 'Not saved',
} as const;
