import { describe, expect, it } from 'vitest';
import type { OutboxRow, OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import { waitingRow } from '#tests/support/device/outboxRows.ts';
import { issuesSearch } from '#web/features/issues/issueList.ts';
import { waitingReports } from './waitingReports.ts';

function report(id: string, changes: Partial<OutboxRowOf<'reportIssue'>> = {}): OutboxRow {
  return waitingRow({
    id,
    entityId: id,
    operation: 'reportIssue',
    params: {},
    body: {
      title: 'Fallen oak',
      description: 'An oak blocks the path by the pond.',
      location: 'Grant Park, Chicago',
      latitude: 41.87,
      longitude: -87.62,
      solutionCriteria: 'The path is free again.',
    },
    ...changes,
  });
}

const ids = (rows: OutboxRow[] | undefined, search: Partial<typeof issuesSearch.defaults> = {}) =>
  waitingReports(rows, { ...issuesSearch.defaults, ...search }).map(({ id }) => id);

describe('own reports above the list', () => {
  it('are those the server has not confirmed, newest first', () => {
    const rows = [
      report('old'),
      report('new', { createdAt: 2_000, status: 'sending' }),
      report('done', { status: 'received' }),
    ];
    expect(ids(rows)).toEqual(['new', 'old']);
  });

  it('follow the search and the filter like every other issue', () => {
    const rows = [report('oak')];
    const search = (change: object) =>
      waitingReports(rows, { ...issuesSearch.defaults, ...change }).length;
    expect(search({ search: 'POND' })).toBe(1);
    expect(search({ search: 'bridge' })).toBe(0);
    expect(search({ filter: 'reported' })).toBe(1);
    expect(search({ filter: 'critical' })).toBe(0);
    expect(search({ filter: 'completed' })).toBe(0);
  });

  it('stand above the first page only', () => {
    expect(waitingReports([report('oak')], { ...issuesSearch.defaults, page: 2 })).toEqual([]);
  });

  it('are none while the outbox is not read yet', () => {
    expect(ids(undefined)).toEqual([]);
  });

  it('say when the server refused them', () => {
    const rows = [report('oak', { status: 'attention' })];
    expect(waitingReports(rows, issuesSearch.defaults)[0]?.isRefused).toBe(true);
  });
});
