import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import { OutboxDevice } from '#tests/support/device/outboxDevice.ts';
import { retryNow } from './changeQueued.ts';
import { createOutboxDatabase } from './database.ts';
import { migrateRow } from './migrateRow.ts';
import type { OutboxRow } from './outboxRow.ts';

const OLD_VERSION = 1;
let databases = 0;
const newName = () => `upgrade-test-${(databases += 1)}`;
afterEach(() => void vi.useRealTimers());

const oldRow = (id: string, over: object = {}) => ({
  id,
  sequence: Number(id.slice(1)),
  userId: 'ana',
  operation: 'postMessage',
  params: { id: 'old-1' },
  body: { id: `message-${id}`, message: `Text of ${id}` },
  entityId: `message-${id}`,
  dependsOn: [],
  parts: [],
  createdAt: 5,
  status: 'waiting',
  attempts: 1,
  nextAttemptAt: 0,
  isInDoubt: true,
  problem: null,
  receivedAt: null,
  announcedAt: null,
  receiptNumber: null,
  result: null,
  ...over,
});

/** The previous version's database, still open as in its tab. */
async function oldTab(
  name: string,
  rows: object[],
  blocking?: (tab: IDBPDatabase) => void,
): Promise<IDBPDatabase> {
  let tab: IDBPDatabase | undefined;
  tab = await openDB(name, OLD_VERSION, {
    upgrade(connection) {
      const operations = connection.createObjectStore('operations', { keyPath: 'id' });
      operations.createIndex('sequence', 'sequence', { unique: true });
      operations.createIndex('status', 'status');
      operations.createIndex('userId', 'userId');
      const parts = connection.createObjectStore('parts', { keyPath: 'id' });
      parts.createIndex('operationId', 'operationId');
      connection.createObjectStore('meta', { keyPath: 'key' });
      connection.createObjectStore('drafts', { keyPath: 'key' });
    },
    blocking: () => {
      if (tab) blocking?.(tab);
    },
  });
  for (const row of rows) await tab.put('operations', row);
  return tab;
}

describe('an upgrade with queued rows and an old tab open', () => {
  it('takes over from the old tab and delivers what it queued, under the same keys', async () => {
    const name = newName();
    await oldTab(name, [oldRow('r1'), oldRow('r2')], (tab) => tab.close());
    const server = new ModelServer('ana');
    const device = new OutboxDevice(server, name);
    expect((await device.rows()).map(({ format }) => format)).toEqual([2, 2]);
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 2 });
    expect(server.entities.map(({ id }) => id)).toEqual(['message-r1', 'message-r2']);
  });

  it('says so when the old tab does not let go, and loses nothing', async () => {
    const name = newName();
    const tab = await oldTab(name, [oldRow('r1')]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const database = createOutboxDatabase(name);
    const use = database.run((connection) => connection.count('operations'));
    const refused = use.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await refused).toMatchObject({ code: 'unavailable' });
    let isRefused = false;
    const again = database.run((connection) => connection.count('operations'));
    again.catch(() => (isRefused = true));
    await vi.advanceTimersByTimeAsync(200);
    expect(isRefused).toBe(true);
    vi.useRealTimers();
    expect(await tab.count('operations')).toBe(1);
    tab.close();
    expect(await database.run((connection) => connection.count('operations'))).toBe(1);
  });

  it('tells the old tab that it is outdated', async () => {
    const name = newName();
    await oldTab(name, [oldRow('r1')], (tab) => tab.close());
    const database = createOutboxDatabase(name);
    await database.run((connection) => connection.count('operations'));
    await expect(oldTab(name, [])).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('keeps the text of a row that cannot be sent any more, and never tries it', async () => {
    const name = newName();
    const strange = oldRow('r1', { operation: 'createPoll', body: { question: 'Which bench?' } });
    const tab = await oldTab(name, [strange, oldRow('r2')], (old) => old.close());
    tab.close();
    const server = new ModelServer('ana');
    const device = new OutboxDevice(server, name);
    await retryNow(device.database, 'ana', 'r1');
    await device.drain();
    expect(await device.row('r1')).toMatchObject({
      status: 'attention',
      problem: { code: 'old_version' },
      body: { question: 'Which bench?' },
    });
    expect(server.entities.map(({ id }) => id)).toEqual(['message-r2']);
  });
});

describe('a row of an earlier shape', () => {
  it('gets what it lacks, and is in doubt when nobody noted the outcome of its try', () => {
    const { parts: _, isInDoubt: __, dependsOn: ___, ...bare } = oldRow('r1');
    const row = migrateRow(bare as unknown as OutboxRow);
    expect(row).toMatchObject({ format: 2, parts: [], dependsOn: [], isInDoubt: true });
    expect(row.body).toEqual(bare.body);
  });

  it('stays a receipt whatever it was about', () => {
    const row = migrateRow(oldRow('r1', { status: 'received', operation: 'gone' }) as never);
    expect(row.status).toBe('received');
  });
});
