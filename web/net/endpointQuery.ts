import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { call, type OptionsArgument } from './call.ts';

export type Asked<E> = [queryKey: QueryKey, endpoint: E, ...options: OptionsArgument<E>];

/** The query of an endpoint, cached under `queryKey`. */
export const endpointQuery = <const E extends EndpointDefinition>(
  ...[queryKey, endpoint, options]: Asked<E>
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      call(endpoint, ...([{ ...options, signal }] as unknown as OptionsArgument<E>)),
  });

/** Like `endpointQuery`, refetched on each visit: no event reports its changes. */
export const freshQuery = <const E extends EndpointDefinition>(...asked: Asked<E>) =>
  queryOptions({ ...endpointQuery(...asked), staleTime: 0 });
