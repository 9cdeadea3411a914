import type { Issue } from '#schema/issues/issue.ts';
import type { IssueSort } from '#schema/issues/issueFilters.ts';
import { compareIssues } from '#schema/issues/issueQuery.ts';
import { distanceM, type Position } from '#schema/places/geo.ts';
import type { MapSort } from '#web/features/map/mapSearch.ts';

/** An issue of the list, with how far from the person it is where that is known. */
export type ListedIssue = { issue: Issue; awayM: number | null };

/** As many as a list beside a map can be read. */
export const LISTED_MAX = 30;

const ORDERS: Record<MapSort, IssueSort> = {
  newest: 'newest',
  near: 'newest',
  money: 'most-funded',
  affected: 'most-affected',
};

/** What the map shows in the order that was asked for; 'near' without a position is by age. */
export function sortInView(
  issues: readonly Issue[],
  sort: MapSort,
  me: Position | null,
): ListedIssue[] {
  const listed = issues.map((issue) => ({ issue, awayM: me && distanceM(me, issue) }));
  if (sort === 'near' && me) return listed.toSorted((a, b) => (a.awayM ?? 0) - (b.awayM ?? 0));
  const compare = compareIssues(ORDERS[sort]);
  return listed.toSorted((a, b) => compare(a.issue, b.issue));
}
