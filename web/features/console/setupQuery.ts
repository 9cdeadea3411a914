import { queryOptions } from '@tanstack/react-query';
import { getSetup } from '#schema/site/siteSetup.ts';
import { call } from '#web/net/call.ts';
import { ApiError } from '#web/net/callErrors.ts';

/** Whether the installation waits to be set up, and how many codes may be tried; null: it does not. */
export const setupQuery = () =>
  queryOptions({
    queryKey: ['setup'],
    queryFn: ({ signal }) =>
      call(getSetup, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: 0,
  });
