export const formatContent = {
  noDate: 'No date',
  invalidDate: 'Invalid date',
  noLocation: 'Location not specified',
} as const;
