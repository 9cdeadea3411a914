import { queryOptions } from '@tanstack/react-query';
import { getCase } from '#schema/verification/verification.ts';
import { call } from '#web/data/server/call.ts';
import { queryKeys } from './queryKeys.ts';

/** How the work on an issue is judged and paid, with what the caller may do. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.case(id),
    queryFn: ({ signal }) => call(getCase, { params: { id }, signal }),
  });
