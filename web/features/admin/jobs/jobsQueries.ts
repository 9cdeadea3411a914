import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listDeliveries } from '#schema/console/deliveries.ts';
import { getHealth } from '#schema/console/health.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { call } from '#web/data/server/call.ts';

/** How the installation does. */
export const healthQuery = () =>
  queryOptions({
    queryKey: queryKeys.console('health'),
    queryFn: ({ signal }) => call(getHealth, { signal }),
  });

/** A page of what waits to leave. */
export const deliveriesQuery = (query: NonNullable<InputOf<typeof listDeliveries, 'query'>>) =>
  queryOptions({
    queryKey: queryKeys.console('deliveries', query),
    queryFn: ({ signal }) => call(listDeliveries, { query, signal }),
    placeholderData: keepPreviousData,
  });
