import { getDesk } from '#schema/verification/desk.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';

/** What waits for ambassadors; others are refused. */
export const deskQuery = () => endpointQuery(queryKeys.desk(), getDesk);
