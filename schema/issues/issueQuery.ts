import * as v from 'valibot';
import { categoryId } from '#schema/site/categories/categoryId.ts';
import { bbox, distanceM, isInside, type Position } from '#schema/places/geo.ts';
import { ISSUES_PAGE_SIZE, SEARCH_MAX_LENGTH } from '#schema/limits.ts';
import { parseCents } from '#schema/money/money.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { count, pageFields } from '#schema/paging.ts';
import { uuid } from '#schema/text.ts';
import {
  DISTANCES_KM,
  FUNDING_BANDS,
  ISSUE_FILTERS,
  ISSUE_SORTS,
  type FundingBand,
  type IssueFilter,
  type IssueSort,
} from './issueFilters.ts';
import { hasSpelling, spellings } from '#schema/typed/foldForSearch.ts';

export const issueFilter = v.picklist(
  ISSUE_FILTERS,
  `filter is one of ${ISSUE_FILTERS.join(', ')}.`,
);
export const issueSort = v.picklist(ISSUE_SORTS, `sort is one of ${ISSUE_SORTS.join(', ')}.`);
export const fundingBand = v.picklist(
  FUNDING_BANDS,
  `funding is one of ${FUNDING_BANDS.join(', ')}.`,
);
export const searchText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(SEARCH_MAX_LENGTH, `Please search with at most ${SEARCH_MAX_LENGTH} characters.`),
);

const POSITION = /^[+-]?\d{1,3}(?:\.\d{1,20})?,[+-]?\d{1,3}(?:\.\d{1,20})?$/u;

/** "latitude,longitude" in degrees. */
const position = v.pipe(
  v.string(),
  v.regex(POSITION, 'near is latitude,longitude.'),
  v.transform((text): Position => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return { latitude, longitude };
  }),
  v.check(
    (place) => Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180,
    'near is latitude,longitude.',
  ),
);

export const issueQuery = v.object({
  search: v.optional(searchText, ''),
  filter: v.optional(issueFilter, 'all'),
  sort: v.optional(issueSort, 'newest'),
  funding: v.optional(fundingBand, 'all'),
  /** Only what needs a solver. */
  solver: v.optional(v.literal('wanted', 'solver is wanted.')),
  reporterId: v.optional(uuid),
  category: v.optional(categoryId('category is the id of a category.')),
  /** The viewer's position for 'near' and `withinKm`, which are ignored without it. */
  near: v.optional(position),
  withinKm: v.optional(count('withinKm', Math.max(...DISTANCES_KM), 1)),
  bbox: v.optional(bbox),
  ...pageFields(ISSUES_PAGE_SIZE),
});
export type IssueQuery = v.InferOutput<typeof issueQuery>;

const METRES_PER_KM = 1_000;

/** Fields used by search, filter and sort. */
export type QueriedIssue = {
  id: string;
  title: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  priority: string;
  category: string;
  status: string;
  currentFunding: string;
  affectedCount: number;
  reporterId: string | null;
  createdAt: string;
};

/** Statuses whose badge says 'Open for Pledges'. */
export const OPEN_STATUSES = ['reported', 'funded'] as const;

/** As people spell, part of title, description or location; an empty text matches all. */
export function matchesSearch(
  issue: Pick<QueriedIssue, 'title' | 'description' | 'location'>,
  search: string,
): boolean {
  const needles = spellings(search.trim());
  return [issue.title, issue.description, issue.location].some((field) =>
    hasSpelling(field, needles),
  );
}

export function matchesFilter(
  issue: Pick<QueriedIssue, 'priority' | 'status'>,
  filter: IssueFilter,
) {
  if (filter === 'all') return true;
  if (filter === 'critical') return issue.priority === 'critical';
  if (filter === 'reported') return (OPEN_STATUSES as readonly string[]).includes(issue.status);
  return issue.status === filter;
}

/** Open, so that nobody is chosen, with money in it or people whom it affects. */
export const needsSolver = (
  issue: Pick<QueriedIssue, 'status' | 'currentFunding' | 'affectedCount'>,
): boolean =>
  (OPEN_STATUSES as readonly string[]).includes(issue.status) &&
  (Number(issue.currentFunding) > 0 || issue.affectedCount > 0);

/** By default low is under $500, medium $500 to $2,000 inclusive, high over $2,000. */
export function findFundingBand(
  currentFunding: string,
  { currency, fundingLowBelow, fundingHighAbove }: MoneyRules,
): Exclude<FundingBand, 'all'> {
  const cents = parseCents(currentFunding, currency) ?? 0n;
  if (cents < fundingLowBelow) return 'low';
  return cents > fundingHighAbove ? 'high' : 'medium';
}

function isWithin(issue: QueriedIssue, { near, withinKm }: IssueQuery): boolean {
  if (!near || withinKm === undefined) return true;
  return distanceM(near, issue) <= withinKm * METRES_PER_KM;
}

export function matchesIssueQuery(
  issue: QueriedIssue,
  query: IssueQuery,
  money: MoneyRules,
): boolean {
  return (
    matchesFilter(issue, query.filter) &&
    (query.funding === 'all' || findFundingBand(issue.currentFunding, money) === query.funding) &&
    (query.solver === undefined || needsSolver(issue)) &&
    (query.reporterId === undefined || issue.reporterId === query.reporterId) &&
    (query.category === undefined || issue.category === query.category) &&
    (query.bbox === undefined || isInside(query.bbox, issue)) &&
    isWithin(issue, query) &&
    matchesSearch(issue, query.search)
  );
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * Ties are ordered by id in the same direction, so pages never overlap. 'near' without a position
 * is 'newest'.
 */
export function compareIssues(
  sort: IssueSort,
  near?: Position,
): (a: QueriedIssue, b: QueriedIssue) => number {
  // Amounts of one installation have the same number of decimals.
  const byFunding = (a: QueriedIssue, b: QueriedIssue) =>
    Number(a.currentFunding) - Number(b.currentFunding);
  const byAge = (a: QueriedIssue, b: QueriedIssue) => byText(a.createdAt, b.createdAt);
  const byAffected = (a: QueriedIssue, b: QueriedIssue) => a.affectedCount - b.affectedCount;
  const byDistance = (a: QueriedIssue, b: QueriedIssue) =>
    near ? distanceM(near, a) - distanceM(near, b) : byAge(a, b);
  const primary = {
    newest: byAge,
    oldest: byAge,
    'most-funded': byFunding,
    'least-funded': byFunding,
    'most-affected': byAffected,
    near: byDistance,
  }[sort];
  const isAscending = sort === 'oldest' || sort === 'least-funded' || (sort === 'near' && near);
  const direction = isAscending ? 1 : -1;
  return (a, b) => direction * (primary(a, b) || byText(a.id, b.id));
}

export type Page<T> = {
  items: T[];
  page: number;
  pageSize: number;
  total: number;
  pageCount: number;
};

/** A page beyond the end is empty and has the true page count. */
export function slicePage<T>(all: readonly T[], page: number, pageSize: number): Page<T> {
  const items = all.slice((page - 1) * pageSize, page * pageSize);
  return { items, page, pageSize, total: all.length, pageCount: Math.ceil(all.length / pageSize) };
}

/** Gives exactly the server's answer for issues in memory. */
export function queryIssues<T extends QueriedIssue>(
  issues: readonly T[],
  query: IssueQuery,
  money: MoneyRules,
): Page<T> {
  const matching = issues.filter((issue) => matchesIssueQuery(issue, query, money));
  return slicePage(
    matching.toSorted(compareIssues(query.sort, query.near)),
    query.page,
    query.pageSize,
  );
}
