import { useSyncExternalStore } from 'react';

export type Store<T> = {
  readonly initial: T;
  get: () => T;
  /** Tells every listener, unless it is the value that is there already. */
  set: (next: T) => void;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
};

/** A value that lives outside React. `watch` runs from the first listener on until the last one has left. */
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

/** What a store holds, in a component; `initial` where a page is rendered by the server. */
export function useStore<T>({ subscribe, get, initial }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
