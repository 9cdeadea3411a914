import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import { outbox } from './outbox.ts';
import { outboxStore } from './outboxStore.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

let server: ModelServer;
let stop: () => void;

/** A private window: everything works except the storage. */
beforeEach(() => {
  const open = () => {
    throw new DOMException('Not in a private window', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
  vi.stubGlobal('navigator', {});
  server = new ModelServer('ana');
  vi.stubGlobal('fetch', server.fetch);
  queryClient.setQueryData(queryKeys.user(), { id: 'ana' });
  stop = outboxStore.subscribe(() => undefined);
});
afterEach(async () => {
  stop();
  // Supersedes a read that is still running.
  await outboxStore.refresh();
  vi.unstubAllGlobals();
});

test('a message goes out at once and is shown as received', async () => {
  const row = await outbox.message('old-1', 'Hello');
  expect(row.status).toBe('received');
  expect(server.entities).toMatchObject([{ body: { message: 'Hello' } }]);
  expect(await outbox.settled(row.id, 1_000)).toMatchObject({ status: 'received' });
});

test('without a network nothing is claimed, and said again it arrives once', async () => {
  server.faults = ['lost_after', 'lost_before', 'lost_before'];
  const first = outbox.message('old-1', 'Hello');
  await expect(first).rejects.toMatchObject({ code: 'unavailable' });
  expect(await outbox.message('old-1', 'Hello')).toMatchObject({ status: 'received' });
  expect(server.entities).toHaveLength(1);
});

test('a refusal is shown, can be corrected and can be taken away', async () => {
  const row = await outbox.message('old-1', 'refuse me');
  expect(await outbox.settled(row.id, 1_000)).toMatchObject({ status: 'attention' });
  await outbox.editQueued(row.id, { ...row.body, message: 'Better' });
  expect(await outbox.settled(row.id, 1_000)).toMatchObject({ status: 'received' });
  const other = await outbox.message('old-1', 'refuse me too');
  await outbox.discard(other.id);
  expect(outboxStore.inMemory(other.id)).toBeUndefined();
});
