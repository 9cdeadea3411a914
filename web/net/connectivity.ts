import { useSyncExternalStore } from 'react';
import { createStore } from '#web/store/createStore.ts';
import { isServerReachable, noteHeard } from '#web/store/lastHeard.ts';

const isOnline = isServerReachable;
const hear = (isReachable: boolean): void => {
  noteHeard(isReachable);
  store.set(isReachable);
};

// The browser may be wrong either way; the next call corrects it.
const onOnline = (): void => hear(true);
let offlineAtMs = -Infinity;
const onOffline = (): void => {
  offlineAtMs = performance.now();
  hear(false);
};

const store = createStore(true, () => {
  store.set(isOnline());
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  return () => {
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
  };
});

/**
 * Whether the server can be reached: judged by the last call or the browser's last event, whichever is
 * later. `navigator.onLine` alone is unreliable: true on a dead network, and seen false on a working one.
 */
export const connectivity = {
  /**
   * Every call reports whether the server answered. An answer to a call made before the browser went
   * offline says nothing about now.
   */
  report(isReachable: boolean, askedAtMs = Infinity): void {
    if (!isReachable || askedAtMs > offlineAtMs) hear(isReachable);
  },
  isOnline,
  /** Returns a stop function. */
  subscribe: store.subscribe,
};

export function useConnectivity(): { isOnline: boolean } {
  return { isOnline: useSyncExternalStore(store.subscribe, isOnline, () => store.initial) };
}
