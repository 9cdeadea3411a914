import {
  keepPreviousData,
  queryOptions,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { call, type OptionsArgument } from './call.ts';

type Asked<E> = [queryKey: QueryKey, endpoint: E, ...options: OptionsArgument<E>];

/** What a call of the contract answers, kept under `queryKey`. */
export const endpointQuery = <const E extends EndpointDefinition>(
  ...[queryKey, endpoint, options]: Asked<E>
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      call(endpoint, ...([{ ...options, signal }] as unknown as OptionsArgument<E>)),
  });

/** As `endpointQuery`, asked anew on each visit: no event reports what changes it. */
export const freshQuery = <const E extends EndpointDefinition>(...asked: Asked<E>) =>
  queryOptions({ ...endpointQuery(...asked), staleTime: 0 });

/** As `endpointQuery`, for a page of a list: the page before stays on screen while the next one loads. */
export const pageQuery = <const E extends EndpointDefinition>(...asked: Asked<E>) =>
  queryOptions({ ...endpointQuery(...asked), placeholderData: keepPreviousData });

/** A list that goes on after its last row, shown as one list of all pages that were asked for. */
export const paged = <Row extends { id: string }>() => ({
  // Not undefined: a first paint brings it as JSON.
  initialPageParam: null as string | null,
  getNextPageParam: (page: Row[]) => (page.length < LIST_MAX ? undefined : page.at(-1)?.id),
  select: ({ pages }: InfiniteData<Row[]>) => pages.flat(),
});
