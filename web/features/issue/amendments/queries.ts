import { listAmendments } from '#schema/issues/amendment.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';

/** What the reporter changed and noted since the first pledge, as far as the reader may see it. */
export const amendmentsQuery = (id: string) =>
  endpointQuery(queryKeys.amendments(id), listAmendments, { params: { id } });
