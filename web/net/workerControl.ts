import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves when the worker handles this page's calls; at once where none is expected. Earlier
 * responses are not stored for offline use.
 */
export async function whenControlled(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/**
 * On a first visit the page precedes its worker: once that is in control, what is on screen is
 * fetched again through it. Otherwise losing the network on a first visit would leave an empty app.
 */
export async function readAgainThroughWorker(queryClient: QueryClient): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation');
  const isServedByWorker =
    navigation instanceof PerformanceNavigationTiming && navigation.workerStart > 0;
  if (isServedByWorker || !import.meta.env.PROD) return;
  await whenControlled();
  // The worker does not store the private user, and for visitors the request logs an error.
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
}
