import { listAmendments } from '#schema/issues/amendment.ts';
import { queryKeys } from './queryKeys.ts';
import { endpointQuery } from './endpointQuery.ts';

/** What the reporter changed and noted since the first pledge, as far as the reader may see it. */
export const amendmentsQuery = (id: string) =>
  endpointQuery(queryKeys.amendments(id), listAmendments, { params: { id } });
