export const lazyPartContent = {
  notLoaded: 'This part could not be loaded. Check your connection, or reload the page.',
  again: 'Load it again',
} as const;
