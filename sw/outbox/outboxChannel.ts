const NAME = 'trybe-outbox';

/** Of a row's photos and video, in bytes. */
export type Progress = { id: string; arrivedBytes: number; totalBytes: number; isSlow: boolean };

/** Messages between pages and the worker; rows are always read from the database. */
export type OutboxEvent = { type: 'changed' } | ({ type: 'progress' } & Progress);

/** Sends to all contexts of this origin, and to subscribers in this one. */
export function announce(event: OutboxEvent): void {
  // A channel does not receive its own messages, so a fresh one also reaches this context's
  // subscribers.
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(event);
  channel.close();
}

export function subscribeToOutbox(listener: (event: OutboxEvent) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', (message: MessageEvent<OutboxEvent>) =>
    listener(message.data),
  );
  return () => channel.close();
}
