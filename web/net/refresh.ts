import type { QueryClient } from '@tanstack/react-query';
import { listStaleKeys, type Change } from './queryKeys.ts';

/** Invalidates the queries of these changes; resolves when those on screen are refetched. */
export async function refresh(queryClient: QueryClient, changes: readonly Change[]): Promise<void> {
  const keys = changes.map(listStaleKeys);
  const filters = keys.includes(null)
    ? [{}]
    : keys.flatMap((all) => all ?? []).map((queryKey) => ({ queryKey }));
  await Promise.all(filters.map((filter) => queryClient.invalidateQueries(filter)));
}
