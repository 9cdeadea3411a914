export const updateContent = {
  text: 'A new version is ready.',
  apply: 'Update now',
} as const;
