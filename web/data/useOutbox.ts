import { useSyncExternalStore } from 'react';
import { outboxStore, type OutboxState } from './outboxStore.ts';

/**
 * What the signed-in person has in this device's outbox: rows, counts, whether it is being sent and
 * the time of the last success. Undefined until it has been read; empty when nobody is signed in.
 */
export function useOutbox(): OutboxState | undefined {
  return useSyncExternalStore(outboxStore.subscribe, outboxStore.snapshot, () => undefined);
}
