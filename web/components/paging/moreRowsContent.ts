export const moreRowsContent = {
  more: 'Show more',
  pending: 'Loading...',
  failed: 'More could not be loaded. Try again',
} as const;
