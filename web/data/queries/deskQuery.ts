import { getDesk } from '#schema/verification/desk.ts';
import { queryKeys } from './queryKeys.ts';
import { endpointQuery } from './endpointQuery.ts';

/** What waits for ambassadors; others are refused. */
export const deskQuery = () => endpointQuery(queryKeys.desk(), getDesk);
