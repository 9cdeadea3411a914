export const followContent = {
  follow: 'Follow',
  following: 'Following',
  followed: 'You follow this issue',
  followedText: 'Its news appear under the bell.',
  ended: 'You no longer follow this issue',
  failed: 'Not saved',
  offline: 'Following needs a connection. Please try again when there is one.',
} as const;
