import type { Issue } from '#schema/issues/issue.ts';
import { matchesFilter } from '#schema/issues/issueQuery.ts';
import type { IssueFilter } from '#schema/issues/issueFilters.ts';
import { toAmount, parseAmount } from '#web/format/moneyInUse.ts';

export type StatusCount = { filter: Exclude<IssueFilter, 'all'>; count: number };

export type IssueStatistics = {
  byStatus: StatusCount[];
  totalIssues: number;
  /** Open for pledges. */
  availableIssues: number;
  /** Decimal text. */
  totalPledged: string;
  averagePool: string;
};

type Counted = Pick<Issue, 'priority' | 'status' | 'currentFunding'>;

const COUNTED = ['critical', 'reported', 'in_progress', 'completed'] as const;

/** The average is rounded to the smallest unit, half up. */
export function issueStatistics(issues: readonly Counted[]): IssueStatistics {
  const count = (filter: IssueFilter) =>
    issues.filter((issue) => matchesFilter(issue, filter)).length;
  const total = issues.reduce((sum, issue) => sum + parseAmount(issue.currentFunding), 0n);
  const divisor = BigInt(issues.length);
  const average = divisor === 0n ? 0n : (total + divisor / 2n) / divisor;
  return {
    byStatus: COUNTED.map((filter) => ({ filter, count: count(filter) })),
    totalIssues: issues.length,
    availableIssues: count('reported'),
    totalPledged: toAmount(total),
    averagePool: toAmount(average),
  };
}
