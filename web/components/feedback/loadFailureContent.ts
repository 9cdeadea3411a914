export const loadFailureContent = {
  title: 'This could not be loaded',
  offline: 'Please check your connection. This page tries again by itself.',
  fault: 'The server had a problem. Please try again in a moment.',
} as const;
