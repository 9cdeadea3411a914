import { listNeeds } from '#schema/case/needs.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/** Only when signed in. */
export const needsQuery = () => endpointQuery(queryKeys.needs(), listNeeds);
