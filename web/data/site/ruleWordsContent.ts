export const ruleWordsContent = {
  hours: (count: number) => `${count} hours`,
  days: (count: number) => `${count} days`,
  seconds: (count: number) => `${count} seconds`,
  payout: (most: number) => `3 to ${most} business days`,
  trustRange: (most: number) => `From 0 to ${most}`,
  trustStart: (score: number) => `starting at ${score}`,
  trustToPropose: (score: number) => `a score of ${score}`,
} as const;
