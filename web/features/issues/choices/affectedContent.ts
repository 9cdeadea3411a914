export const affectedContent = {
  label: 'Affects me too',
  affected: (people: number) => `${people} affected`,
  waiting: ' · Waiting to send',
  failed: 'Not counted',
} as const;
