export const keptEditContent = {
  restored: 'What you changed here before was restored. Nothing has been sent yet.',
  older:
    'You began to change this before. Since then it was changed elsewhere. Your text is kept: compare the two.',
  keep: 'Continue with mine',
  discard: 'Discard mine',
} as const;
