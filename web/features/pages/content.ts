import { plural } from '#web/format/format.ts';

export const pagesContent = {
  contents: 'On this page',
  lastUpdated: (day: string) => `Last updated ${day}`,
} as const;

export const ruleWordsContent = {
  hours: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  seconds: (count: number) => plural(count, { one: '# second', other: '# seconds' }),
  payout: (most: number) => `3 to ${most} business days`,
  trustRange: (most: number) => `From 0 to ${most}`,
  trustStart: (score: number) => `starting at ${score}`,
  trustToPropose: (score: number) => `a score of ${score}`,
} as const;
