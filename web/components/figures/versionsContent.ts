export const versionsContent = {
  mine: 'Yours',
  theirs: 'On the server',
  none: 'None',
} as const;
