import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#tests/support/device/memoryStorage.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { outboxStore } from './outboxStore.ts';

const device = vi.hoisted(() => ({ answer: null as ((contents: object) => void) | null }));
vi.mock('#sw/outbox/restoreUnsent.ts', () => ({ restoreUnsent: async () => 0 }));
vi.mock('#sw/outbox/discardedRows.ts', () => ({ readDiscarded: async () => [] }));
vi.mock('#sw/outbox/badge.ts', () => ({ showBadge: async () => undefined }));
vi.mock('#sw/outbox/readOutbox.ts', async (original) => ({
  ...(await original<object>()),
  readOutbox: () =>
    new Promise((resolve) => {
      device.answer = resolve;
    }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a storage that does not answer keeps no page waiting, and is shown once it does', async () => {
  queryClient.setQueryData(queryKeys.user(), { id: 'ida' });
  const stop = outboxStore.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  void outboxStore.refresh();
  expect(outboxStore.snapshot()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(outboxStore.snapshot()).toMatchObject({ isUnread: true, rows: [], storageProblem: null });
  device.answer?.({
    rows: [],
    waitingCount: 2,
    attentionCount: 0,
    receivedCount: 0,
    lastSuccessAt: null,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(outboxStore.snapshot()?.isUnread).toBeUndefined();
  stop();
});
