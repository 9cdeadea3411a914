import { plural } from '#web/format/format.ts';

export const overviewContent = {
  title: 'Overview',
  subtitle: 'What waits for you, and what was reported, fixed and paid in twelve weeks.',
  failed: 'The figures could not be loaded',
  needs: 'Needs you',
  nothing: 'Nothing waits for you.',
  trend: 'Twelve weeks',
  week: 'Week from',
  lastWeek: (text: string) => `${text} in the last seven days`,
  median: 'Median time to a fix',
  days: (days: number) => plural(days, { one: '# day', other: '# days' }),
  noMedian: 'Nothing was fixed in these weeks.',
  ofFixed: 'From report to accepted proof, in these weeks',
  noneInWeeks: 'Nothing in these weeks.',
  table: 'Table',
  map: 'Where the last 50 reports are',
  none: 'No reports yet',
  series: { reported: 'Reported', fixed: 'Fixed', paid: 'Paid to solvers' },
} as const;
