import { expect, test } from 'vitest';
import { queryClient } from './queryClient.ts';

test('data never goes stale by itself: no retries, no refetch on focus, no polling [9.1]', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
  });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations?.retry).toBe(false);
});
