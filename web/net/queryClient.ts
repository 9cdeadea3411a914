import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { User } from '#schema/people/user.ts';
import { setActor } from './call.ts';
import { isMeantOtherwise, isNotSignedIn } from './callErrors.ts';
import { queryKeys } from './queryKeys.ts';

/**
 * Refetches the user when a call was refused for lack of a session or for another person's: the session has
 * ended or changed elsewhere, and the page would offer what is no longer possible.
 */
function onError(error: Error): void {
  if (isNotSignedIn(error) || isMeantOtherwise(error))
    void queryClient.invalidateQueries({ queryKey: queryKeys.user() });
}

/**
 * The page's one query cache. Data never goes stale by time: others' changes arrive as events, own
 * changes invalidate what they affect. No retries, no refetch on focus, no polling.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Infinity,
      // The worker answers offline; the query client must not wait for a network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

setActor(() => queryClient.getQueryData<User | null>(queryKeys.user())?.id ?? null);
