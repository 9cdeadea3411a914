export const lazyPartContent = {
  notLoaded: 'This part could not be loaded. Check your connection, or reload the page.',
  again: 'Load it again',
  kept: 'See what waits on this device',
} as const;

export const loadFailureContent = {
  title: 'This could not be loaded',
  offline: 'Please check your connection. This page tries again by itself.',
  fault: 'The server had a problem. Please try again in a moment.',
} as const;
