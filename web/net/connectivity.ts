import { useSyncExternalStore } from 'react';
import { createStore } from '#web/store/createStore.ts';

let isReachable = true;

const isOnline = (): boolean => navigator.onLine && isReachable;
const look = (): void => store.set(isOnline());

// A new network deserves the benefit of the doubt; the next call corrects it.
const onOnline = (): void => connectivity.report(true);

const store = createStore(true, () => {
  look();
  addEventListener('online', onOnline);
  addEventListener('offline', look);
  return () => {
    removeEventListener('online', onOnline);
    removeEventListener('offline', look);
  };
});

/**
 * Whether the server can be reached, as far as anybody knows: what the browser says, corrected by
 * the last call. `navigator.onLine` alone stays true while the server is gone.
 */
export const connectivity = {
  /** Told by every call: the server answered (true) or did not (false). */
  report(hasAnswered: boolean): void {
    isReachable = hasAnswered;
    look();
  },
  isOnline,
  /** Calls `listener` when that changes. Returns how to stop. */
  subscribe: store.subscribe,
};

/** Whether the server can be reached right now, as far as the browser and the last call know. */
export function useConnectivity(): { isOnline: boolean } {
  return { isOnline: useSyncExternalStore(store.subscribe, isOnline, () => store.initial) };
}
