import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isNotSignedIn } from './callErrors.ts';
import { queryKeys } from './queryKeys.ts';

/**
 * Asks again who is signed in when a call was refused for want of a session: the session has ended
 * elsewhere, and a page that still shows the person's name would offer what can no longer be done.
 */
function onError(error: Error): void {
  if (isNotSignedIn(error)) void queryClient.invalidateQueries({ queryKey: queryKeys.user() });
}

/**
 * The page's one query cache. Data never goes stale by itself: changes by others arrive as events,
 * own changes invalidate what they touch. No retries, no refetch on focus, no polling.
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
      // The worker answers offline; the query client must not wait for one.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
