export const callContent = {
  unreachable: 'The server cannot be reached right now. Please check your connection.',
  notLoaded: 'This part could not be loaded. Check your connection, or reload the page.',
  openSettings: 'Open settings',
} as const;
