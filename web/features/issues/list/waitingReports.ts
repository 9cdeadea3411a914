import type { IssuePriority } from '#schema/issues/issue.ts';
import { matchesFilter, matchesSearch } from '#schema/issues/issueQuery.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import type { IssuesSearch } from '#web/features/issues/issueList.ts';

export type WaitingReport = {
  id: string;
  title: string;
  description: string;
  location: string;
  priority: IssuePriority;
  category: string;
  writtenAt: string;
  isRefused: boolean;
};

/** One's own unsent reports that match the query, newest first. Above the first page only. */
export function waitingReports(
  rows: readonly OutboxRow[] | undefined,
  search: IssuesSearch,
): WaitingReport[] {
  // An unsent report has no supporters yet, so it cannot need a solver.
  if (search.page !== 1 || search.needsSolver !== '') return [];
  return (rows ?? [])
    .filter((row) => row.operation === 'reportIssue' && row.status !== 'received')
    .map(renderReport)
    .filter((report): report is WaitingReport => report !== null)
    .filter((report) => matchesSearch(report, search.search))
    .filter((report) => matchesFilter({ ...report, status: 'reported' }, search.filter))
    .filter(({ category }) => search.category === 'all' || category === search.category)
    .toSorted((a, b) => (a.writtenAt < b.writtenAt ? 1 : -1));
}

function renderReport(row: OutboxRow): WaitingReport | null {
  if (row.operation !== 'reportIssue') return null;
  const { title, description, location, priority, category } = row.body;
  return {
    id: row.entityId,
    title,
    description,
    location,
    priority: priority ?? 'medium',
    category: category ?? 'environment',
    writtenAt: new Date(row.createdAt).toISOString(),
    isRefused: row.status === 'attention',
  };
}
