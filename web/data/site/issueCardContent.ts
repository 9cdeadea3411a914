import { formatNumber, plural } from '#web/data/format/format.ts';

export const issueCardContent = {
  selected: 'Solver selected',
  applied: (count: number) => `${plural(count, 'solver', 'solvers')} applied`,
  open: 'Open for solvers',
  due: 'Due now',
  daysLeft: (count: number) => `${plural(count, 'day', 'days')} left`,
  pledgers: (count: number) => plural(count, 'pledger', 'pledgers'),
  affected: (count: number) => `${formatNumber(count)} affected`,
} as const;
