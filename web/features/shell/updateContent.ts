export const updateContent = {
  text: 'A new version of Trybe is ready.',
  apply: 'Update now',
} as const;
