import { queryOptions } from '@tanstack/react-query';
import { getDesk } from '#schema/verification/desk.ts';
import { listJuryDuties } from '#schema/verification/jury.ts';
import { call } from '#web/data/server/call.ts';
import { queryKeys } from './queryKeys.ts';

/** The signed-in person's seats on juries. */
export const juryDutiesQuery = () =>
  queryOptions({
    queryKey: queryKeys.juryDuties(),
    queryFn: ({ signal }) => call(listJuryDuties, { signal }),
  });

/** What waits for ambassadors; others are refused. */
export const deskQuery = () =>
  queryOptions({
    queryKey: queryKeys.desk(),
    queryFn: ({ signal }) => call(getDesk, { signal }),
  });
