export const languageContent = {
  label: 'Language',
  failed: 'The language could not be changed',
  failedText: 'Changing it needs the network. Please try again when you are online.',
} as const;
