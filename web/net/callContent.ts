export const callContent = {
  unreachable: 'The server cannot be reached right now. Please check your connection.',
  openSettings: 'Open settings',
  seeHow: 'See how it stands',
} as const;
