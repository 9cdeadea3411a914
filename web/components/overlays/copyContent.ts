export const copyContent = {
  failed: 'Not copied',
  byHand: 'This browser does not allow it here. Mark the text and copy it yourself.',
} as const;
