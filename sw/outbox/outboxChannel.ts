const NAME = 'trybe-outbox';

/** What pages and the worker tell each other; rows themselves are always read from the database. */
export type OutboxEvent = { type: 'changed' } | { type: 'progress'; id: string; fraction: number };

/** Tells every other context of this origin, and every subscriber in this one. */
export function announce(event: OutboxEvent): void {
  // A channel never hears itself, so a fresh one also reaches the subscribers of this context.
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(event);
  channel.close();
}

/** Calls `listener` for every event until the returned function is called. */
export function subscribeToOutbox(listener: (event: OutboxEvent) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', (message: MessageEvent<OutboxEvent>) =>
    listener(message.data),
  );
  return () => channel.close();
}
