import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Issue, type IssuePage, listIssues } from '#schema/issues/issue.ts';
import { callDated, type Dated } from '#web/net/call.ts';
import { NetworkError } from '#web/net/callErrors.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { DISTANCES_KM, ISSUE_FILTERS, ISSUE_SORTS } from '#schema/issues/issueFilters.ts';
import { ISSUES_MAX_PAGE, SEARCH_MAX_LENGTH } from '#schema/limits.ts';
import type { Position } from '#schema/places/geo.ts';
import {
  addressSearch,
  oneOf,
  textLike,
  textUpTo,
  wholeNumberUpTo,
  type AddressOf,
} from '#web/features/site/addressSearch.ts';

/** In kilometres. */
export const DISTANCE_FILTERS = ['all', ...DISTANCES_KM.map((km) => `${km}` as const)] as const;

/** `best-paid`: by the money raised, near the viewer. */
export const LIST_SORTS = [...ISSUE_SORTS, 'best-paid'] as const;
/** In kilometres, unless another distance is chosen. */
const BEST_PAID_WITHIN = '25';

const idLike = textLike(/^[a-z][a-z0-9_]{0,39}$/u);
const categoryLike = (given: unknown): string => idLike(given) ?? 'all';

export const issuesSearch = addressSearch({
  search: textUpTo(SEARCH_MAX_LENGTH),
  filter: oneOf(ISSUE_FILTERS, 'all'),
  sort: oneOf(LIST_SORTS, 'newest'),
  /** A category's id, or 'all'. */
  category: categoryLike,
  distance: oneOf(DISTANCE_FILTERS, 'all'),
  /** Only what needs a solver. */
  needsSolver: oneOf(['', 'yes'], ''),
  /** Own reports only. */
  mine: oneOf(['', 'yes'], ''),
  page: wholeNumberUpTo(ISSUES_MAX_PAGE),
});
export type IssuesSearch = AddressOf<typeof issuesSearch>;

/** A changed query starts at page 1. */
export function withChange(search: IssuesSearch, change: Partial<IssuesSearch>): IssuesSearch {
  return { ...search, page: 1, ...change };
}

/** Drops a category that the installation does not have. */
export const knownSearch = (search: IssuesSearch, known: readonly string[]): IssuesSearch =>
  known.includes(search.category) ? search : { ...search, category: 'all' };

/** Number of filters that differ from the default, besides search and tabs. */
export const countChoices = (search: IssuesSearch): number =>
  (['sort', 'category', 'distance', 'needsSolver', 'mine'] as const).filter(
    (name) => search[name] !== issuesSearch.defaults[name],
  ).length;

/** Unknown values narrow nothing. */
export type Onlooker = { userId: string | null; me: Position | null };

/** Three decimals are a hundred metres: enough for a list, and the server gets no more. */
const nearText = ({ latitude, longitude }: Position) =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** True if the list depends on where the viewer is. */
export const isByPlace = ({ sort, distance = 'all' }: Partial<IssuesSearch>): boolean =>
  sort === 'near' || sort === 'best-paid' || distance !== 'all';

/** The distance that applies: 'best paid near me' always has one. */
export const appliedDistance = ({
  sort,
  distance,
}: Pick<IssuesSearch, 'sort' | 'distance'>): IssuesSearch['distance'] =>
  sort === 'best-paid' && distance === 'all' ? BEST_PAID_WITHIN : distance;

/** The API query. `page` is always set, so that the response is a page. */
export function toApiQuery(
  { search, filter, sort, category, distance, needsSolver, mine, page: number }: IssuesSearch,
  { userId, me }: Onlooker = { userId: null, me: null },
) {
  const isBestPaid = sort === 'best-paid';
  const withinKm = appliedDistance({ sort, distance });
  return {
    ...(search === '' ? {} : { search }),
    ...(filter === 'all' ? {} : { filter }),
    ...(sort === 'newest' ? {} : { sort: isBestPaid ? ('most-funded' as const) : sort }),
    ...(category === 'all' ? {} : { category }),
    ...(isByPlace({ sort, distance }) && me ? { near: nearText(me) } : {}),
    ...(withinKm !== 'all' && me ? { withinKm } : {}),
    ...(needsSolver && { solver: 'wanted' as const }),
    ...(mine === 'yes' && userId !== null ? { reporterId: userId } : {}),
    page: number,
  };
}

export type IssuesQueryInput = NonNullable<InputOf<typeof listIssues, 'query'>>;

/**
 * One page of issues with totals; the previous page stays on screen meanwhile. Offline the same
 * query is answered from the stored whole list, by the same rules.
 */
export const issuePageQuery = (query: IssuesQueryInput) =>
  queryOptions({
    queryKey: queryKeys.issues({ ...query }),
    queryFn: async ({ signal, client }): Promise<Dated<IssuePage>> => {
      try {
        return (await callDated(listIssues, { query, signal })) as Dated<IssuePage>;
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error;
        const whole = wholeIssuesQuery();
        const list = await client.ensureQueryData(whole).catch(() => null);
        if (list === null) throw error;
        const { answerLocally } = await import('./answerLocally.ts');
        return answerLocally(list, query, client.getQueryState(whole.queryKey)?.dataUpdatedAt ?? 0);
      }
    },
    placeholderData: keepPreviousData,
  });

/** The list without parameters, newest first: whole up to 2,000 issues. The worker stores it. */
export const wholeIssuesQuery = () =>
  queryOptions({
    queryKey: queryKeys.issues({}),
    queryFn: ({ signal }) => callDated(listIssues, { signal }) as Promise<Dated<Issue[]>>,
  });
