import { useSyncExternalStore } from 'react';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import type { OutboxState, outboxStore } from './outboxStore.ts';

type Store = typeof outboxStore;

// The outbox's code comes after the first paint; until it is here its contents are unknown anyway.
let store: Store | undefined;
let loading: Promise<Store> | undefined;

async function load(): Promise<Store> {
  const { outboxStore: loaded } = await import('./outboxStore.ts');
  store = loaded;
  return loaded;
}

function subscribe(listener: () => void): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const start = async () => {
    loading ??= load();
    const loaded = store ?? (await loading);
    if (isStopped) return;
    stop = loaded.subscribe(listener);
    listener();
  };
  // The next subscriber tries again: what waits is safe on the disk.
  start().catch(() => (loading = undefined));
  return () => {
    isStopped = true;
    stop?.();
  };
}

const snapshot = (): OutboxState | undefined => store?.snapshot();

/**
 * What the signed-in person has in this device's outbox: rows, counts, whether it is being sent and
 * the time of the last success. Undefined until it has been read; empty when nobody is signed in.
 */
export function useOutbox(): OutboxState | undefined {
  const isFirstPaint = useIsFirstPaint();
  // A store with another answer for the server would render the page again at once.
  const state = useSyncExternalStore(subscribe, snapshot, snapshot);
  return isFirstPaint ? undefined : state;
}
