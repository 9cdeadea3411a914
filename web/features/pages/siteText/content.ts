export const siteTextContent = {
  versions: 'All versions',
  shown: (date: string) => `${date} (shown here)`,
  standard: '(the standard text)',
  earlier: 'This is an earlier version, which no longer applies.',
} as const;
