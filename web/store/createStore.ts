import { useSyncExternalStore } from 'react';

export type Store<T> = {
  readonly initial: T;
  get: () => T;
  /** Notifies listeners unless the value is unchanged. */
  set: (next: T) => void;
  /** Returns a stop function. */
  subscribe: (listener: () => void) => () => void;
};

/** A value outside React. `watch` runs from the first listener to the last. */
export function createStore<T>(initial: T, watch?: () => () => void): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  let unwatch: (() => void) | undefined;
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) unwatch = watch?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unwatch?.();
      };
    },
  };
}

/** A store's value in a component; `initial` on the server. */
export function useStore<T>({ subscribe, get, initial }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
