import { useSyncExternalStore } from 'react';
import { connectivity } from './connectivity.ts';

const isOnlineAtFirst = () => true;

/** Whether the server can be reached right now, as far as the browser and the last call know. */
export function useConnectivity(): { isOnline: boolean } {
  const isOnline = useSyncExternalStore(
    connectivity.subscribe,
    connectivity.isOnline,
    isOnlineAtFirst,
  );
  return { isOnline };
}
