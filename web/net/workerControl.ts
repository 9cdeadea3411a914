import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves when the worker answers this page's calls; at once where there is none to wait for. What
 * is fetched before that is not stored for a time offline.
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
 * On the first visit the page is there before its worker: once that has taken over, what is on
 * screen is read once more through it. Otherwise somebody who loses the network on their first visit
 * would find an empty app.
 */
export async function readAgainThroughWorker(queryClient: QueryClient): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation');
  const isServedByWorker =
    navigation instanceof PerformanceNavigationTiming && navigation.workerStart > 0;
  if (isServedByWorker || !import.meta.env.PROD) return;
  await whenControlled();
  // Who is signed in is private, so the worker keeps no answer to it, and a visitor's is an error line.
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
}
