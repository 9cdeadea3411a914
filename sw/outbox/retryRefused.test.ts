import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import { OutboxDevice } from '#tests/support/device/outboxDevice.ts';
import { retryRefused } from './changeQueued.ts';
import { isStuck } from './outboxRow.ts';

it('sends all that was refused again, of this person and of what is meant alone', async () => {
  const server = new ModelServer('ana');
  const device = new OutboxDevice(server);
  server.issues.set('issue-x', { id: 'issue-x', version: 7, title: 'Theirs' });
  const stuck = await device.edit('ana', 'issue-x', { title: 'Mine', version: 3 });
  const first = await device.message('ana', 'old-1', 'refuse me');
  const second = await device.message('ana', 'old-2', 'refuse me');
  const other = await device.message('ben', 'old-1', 'refuse me');
  await device.drain();
  server.userId = 'ben';
  await device.drain();
  const statusOf = async ({ id }: { id: string }) => (await device.row(id))?.status;
  expect(await Promise.all([stuck, first, second, other].map(statusOf))).toEqual(
    Array.from({ length: 4 }, () => 'attention'),
  );

  await retryRefused(device.database, 'ana', (row) => !isStuck(row));
  expect(await Promise.all([stuck, first, second, other].map(statusOf))).toEqual([
    'attention',
    'waiting',
    'waiting',
    'attention',
  ]);
});
