import type { Issue } from '#schema/issues/issue.ts';
import type { IssueSort } from '#schema/issues/issueFilters.ts';
import { compareIssues } from '#schema/issues/issueQuery.ts';
import { distanceM, type Position } from '#schema/places/geo.ts';
import type { MapSort } from '#web/features/map/mapSearch.ts';

/** With the distance from the person, if known. */
export type ListedIssue = { issue: Issue; awayM: number | null };

/** More are not readable beside a map. */
export const LISTED_MAX = 30;

const ORDERS: Record<MapSort, IssueSort> = {
  newest: 'newest',
  near: 'newest',
  money: 'most-funded',
  affected: 'most-affected',
};

/** 'near' without a position sorts by age. */
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
