import type { QueryClient } from '@tanstack/react-query';
import { staleKeysOf, type Change } from './queryKeys.ts';

/** Makes stale what these changes name; resolves when what is on screen of it has been read again. */
export async function refresh(queryClient: QueryClient, changes: readonly Change[]): Promise<void> {
  const keys = changes.map(staleKeysOf);
  const filters = keys.includes(null)
    ? [{}]
    : keys.flatMap((all) => all ?? []).map((queryKey) => ({ queryKey }));
  await Promise.all(filters.map((filter) => queryClient.invalidateQueries(filter)));
}
