import { expect, test } from 'vitest';
import { issueStatistics } from './issueStatistics.ts';

const issue = (
  status: 'reported' | 'funded' | 'in_progress' | 'completed',
  currentFunding: string,
  priority: 'critical' | 'low' = 'low',
) => ({ status, currentFunding, priority });

test('counts issues by status and adds their money exactly', () => {
  const statistics = issueStatistics([
    issue('reported', '0.10', 'critical'),
    issue('funded', '0.20'),
    issue('in_progress', '1000.00', 'critical'),
  ]);
  expect(statistics.byStatus).toEqual([
    { filter: 'critical', count: 2 },
    { filter: 'reported', count: 2 },
    { filter: 'in_progress', count: 1 },
    { filter: 'completed', count: 0 },
  ]);
  expect(statistics).toMatchObject({
    totalIssues: 3,
    availableIssues: 2,
    totalPledged: '1000.30',
    averagePool: '333.43',
  });
});

test('has no average to divide by without issues', () => {
  expect(issueStatistics([])).toMatchObject({ totalPledged: '0.00', averagePool: '0.00' });
});
