import { listDeliveries } from '#schema/console/deliveries.ts';
import { getHealth } from '#schema/console/health.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { pageQuery } from '#web/net/pagedList.ts';

/** The health of the installation. */
export const healthQuery = () => endpointQuery(queryKeys.console('health'), getHealth);

/** A page of what waits to leave. */
export const deliveriesQuery = (query: NonNullable<InputOf<typeof listDeliveries, 'query'>>) =>
  pageQuery(queryKeys.console('deliveries', query), listDeliveries, { query });
