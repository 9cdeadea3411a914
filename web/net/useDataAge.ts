import { useConnectivity } from './connectivity.ts';

/**
 * While offline: when the oldest of the shown answers was read, as ISO text. Null online, and
 * without data. Times are epoch milliseconds, 0 for never.
 */
export function useDataAge(...readAt: readonly number[]): string | null {
  const { isOnline } = useConnectivity();
  const known = readAt.filter((time) => time > 0);
  return isOnline || known.length === 0 ? null : new Date(Math.min(...known)).toISOString();
}
