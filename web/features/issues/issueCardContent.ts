import { formatNumber, plural } from '#web/format/format.ts';

export const issueCardContent = {
  selected: 'Solver selected',
  applied: (count: number) => `${plural(count, { one: '# solver', other: '# solvers' })} applied`,
  open: 'Open for solvers',
  due: 'Due now',
  daysLeft: (count: number) => `${plural(count, { one: '# day', other: '# days' })} left`,
  pledgers: (count: number) => plural(count, { one: '# pledger', other: '# pledgers' }),
  affected: (count: number) => `${formatNumber(count)} affected`,
  confirmed: (day: string) => `Confirmed ${day}`,
  stale: (day: string) => `Not confirmed since ${day}`,
} as const;
