export const affectedContent = {
  label: 'Affects me too',
  affected: (people: number) => `${people} affected`,
  waiting: ' · Waiting to send',
  failed: 'Not counted',
} as const;

export const followContent = {
  follow: 'Follow',
  following: 'Following',
  waiting: ' · Waiting to send',
  failed: 'Not saved',
} as const;
