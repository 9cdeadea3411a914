import { useSyncExternalStore } from 'react';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import { lineIsFree } from '#web/device/slowLine.ts';
import type { OutboxState, outboxStore } from './outboxStore.ts';

type Store = typeof outboxStore;

// The outbox's code loads after the first paint; until then its contents are unknown anyway.
let store: Store | undefined;
let loading: Promise<Store> | undefined;

async function load(): Promise<Store> {
  await lineIsFree();
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
  // The next subscriber retries: queued items are safe on disk.
  start().catch(() => (loading = undefined));
  return () => {
    isStopped = true;
    stop?.();
  };
}

const snapshot = (): OutboxState | undefined => store?.snapshot();

/**
 * The current user's outbox: rows, counts, whether it is sending, and the last success. Undefined
 * until read; empty when signed out.
 */
export function useOutbox(): OutboxState | undefined {
  const isFirstPaint = useIsFirstPaint();
  // A store with a different server snapshot would render the page again at once.
  const state = useSyncExternalStore(subscribe, snapshot, snapshot);
  return isFirstPaint ? undefined : state;
}
