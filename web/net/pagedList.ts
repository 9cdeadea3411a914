import { keepPreviousData, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { endpointQuery, type Asked } from './endpointQuery.ts';

/** A list loaded page by page, shown as one. */
export const paged = <Row extends { id: string }>() => ({
  // Not undefined: a first paint carries it as JSON.
  initialPageParam: null as string | null,
  getNextPageParam: (page: Row[]) => (page.length < LIST_MAX ? undefined : page.at(-1)?.id),
  select: ({ pages }: InfiniteData<Row[]>) => pages.flat(),
});

/** Like `endpointQuery`, for a page of a list: the previous page stays on screen while the next loads. */
export const pageQuery = <const E extends EndpointDefinition>(...asked: Asked<E>) =>
  queryOptions({ ...endpointQuery(...asked), placeholderData: keepPreviousData });
