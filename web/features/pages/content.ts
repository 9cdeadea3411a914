export const pagesContent = {
  contents: 'On this page',
  lastUpdated: (day: string) => `Last updated ${day}`,
  readiness: { ready: 'Available now', beingBuilt: 'Being built' },
} as const;
