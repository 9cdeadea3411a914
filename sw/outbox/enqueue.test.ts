import 'fake-indexeddb/auto';
import type { Draft } from './database.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import { OutboxDevice } from '#tests/support/device/outboxDevice.ts';
import { discard, editQueued, retryNow } from './changeQueued.ts';
import type { OutboxDatabase } from './database.ts';
import { readDraft, saveDraft } from './drafts.ts';
import { enqueue } from './enqueue.ts';
import { readOutbox, readPart, takeUnannounced } from './readOutbox.ts';

let server: ModelServer;
let device: OutboxDevice;

beforeEach(() => {
  server = new ModelServer('ana');
  device = new OutboxDevice(server);
});

function message(id: string) {
  return {
    id,
    userId: 'ana',
    operation: 'postMessage' as const,
    params: { id: 'old-1' },
    body: { id: `m-${id}`, message: 'Hello' },
    entityId: `m-${id}`,
    createdAt: device.now,
  };
}

describe('queueing', () => {
  it('keeps the order of writing, whatever the clock says', async () => {
    const first = await device.message('ana', 'old-1');
    device.now -= 48 * 3_600_000;
    const second = await device.message('ana', 'old-1');
    expect((await device.rows()).map((row) => row.id)).toEqual([first.id, second.id]);
  });

  it('stores the same id once', async () => {
    await enqueue(device.database, message('same'));
    await enqueue(device.database, { ...message('same'), body: { message: 'Other' } });
    expect(await device.rows()).toHaveLength(1);
    expect((await device.row('same'))?.body).toMatchObject({ message: 'Hello' });
  });

  it('makes a message follow the report that it is about', async () => {
    const report = await device.report('ana');
    const row = await device.message('ana', report.entityId);
    expect(row.dependsOn).toEqual([report.id]);
  });

  it('stores nothing at all and says so when the device is full', async () => {
    const full = refusing(device.database, 'QuotaExceededError');
    await expect(enqueue(full, message('big'))).rejects.toMatchObject({ code: 'quota_exceeded' });
    expect(await device.rows()).toEqual([]);
  });

  it('takes the draft with it, or leaves both as they were', async () => {
    const draft = { key: 'message:1', userId: 'ana', kind: 'message', value: {}, updatedAt: 0 };
    const own = { key: draft.key, isOwn: ({ updatedAt }: Draft) => updatedAt === 0 };
    await saveDraft(device.database, draft);
    const full = refusing(device.database, 'QuotaExceededError');
    await expect(enqueue(full, message('big'), [own])).rejects.toMatchObject({
      code: 'quota_exceeded',
    });
    expect(await readDraft(device.database, draft.key, 'ana')).not.toBeNull();
    await enqueue(device.database, message('kept'), [own]);
    expect(await readDraft(device.database, draft.key, 'ana')).toBeNull();
    await saveDraft(device.database, draft);
    await editQueued(device.database, 'kept', {
      body: { message: 'Changed' },
      drafts: [own],
    });
    expect(await readDraft(device.database, draft.key, 'ana')).toBeNull();
    await saveDraft(device.database, { ...draft, updatedAt: 1 });
    await enqueue(device.database, message('of another tab'), [own]);
    expect(await readDraft(device.database, draft.key, 'ana')).not.toBeNull();
  });

  it('says that the device is full whatever the browser calls it', async () => {
    const estimate = async () => ({ quota: 100_000_000, usage: 99_900_000 });
    vi.stubGlobal('navigator', { storage: { estimate } });
    const refused = refusing(device.database, 'UnknownError');
    await expect(enqueue(refused, message('big'))).rejects.toMatchObject({
      code: 'quota_exceeded',
    });
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1e9, usage: 0 }) } });
    await expect(enqueue(refused, message('big'))).rejects.toMatchObject({ code: 'unavailable' });
    vi.unstubAllGlobals();
  });

  it('opens the database again when the connection has died in the background', async () => {
    await device.database.run(async (connection) => connection.close());
    await enqueue(device.database, message('after'));
    expect(await device.rows()).toHaveLength(1);
  });
});

/** A database whose transactions abort after their puts, as on a full disk. */
function refusing(database: OutboxDatabase, name: string): OutboxDatabase {
  return {
    close: () => database.close(),
    run: (use) =>
      database.run(async (connection) => {
        const original = connection.transaction.bind(connection);
        const transaction = (...args: Parameters<typeof original>) => {
          const tx = original(...args);
          const refusal = async () => {
            tx.done.catch(() => undefined);
            tx.abort();
            throw new DOMException('No room', name);
          };
          const done = new Proxy(tx, {
            get: (target, key) => {
              const value: unknown = Reflect.get(target, key, target);
              if (key === 'done') return refusal();
              return typeof value === 'function' ? value.bind(target) : value;
            },
          });
          return done;
        };
        const full = new Proxy(connection, {
          get: (target, key) =>
            key === 'transaction' ? transaction : (Reflect.get(target, key, target) as unknown),
        });
        return await use(full);
      }),
  };
}

describe('changing what is queued', () => {
  it('sends an edited row with its new text under the same key', async () => {
    const row = await device.message('ana', 'old-1', 'refuse me');
    await device.drain();
    await editQueued(device.database, row.id, { body: { id: row.entityId, message: 'Better' } });
    await device.drain();
    expect(server.entities).toMatchObject([{ body: { message: 'Better' } }]);
  });

  it('does not change a text that may have arrived already', async () => {
    const row = await device.message('ana', 'old-1');
    server.faults = ['none', 'lost_after'];
    await device.drain();
    const edit = editQueued(device.database, row.id, { body: { message: 'Other' } });
    await expect(edit).rejects.toMatchObject({ code: 'in_doubt' });
  });

  it('discards a row with its photos and asks about what depended on it', async () => {
    const report = await device.report('ana', 'A hole in the road', 2);
    const reply = await device.message('ana', report.entityId);
    await discard(device.database, report.id);
    expect(await device.row(report.id)).toBeUndefined();
    expect(await device.database.run((c) => c.count('parts'))).toBe(0);
    expect(await device.row(reply.id)).toMatchObject({
      status: 'attention',
      problem: { code: 'parent_discarded' },
    });
  });

  it('does not discard a row that is on its way', async () => {
    const row = await device.message('ana', 'old-1');
    await device.drainAndDie(6);
    await expect(discard(device.database, row.id)).rejects.toMatchObject({ code: 'sending' });
  });

  it('makes a refused row due again when the person asks', async () => {
    const row = await device.message('ana', 'old-1', 'refuse me');
    await device.drain();
    await retryNow(device.database, 'ana', row.id);
    expect(await device.row(row.id)).toMatchObject({ status: 'waiting', nextAttemptAt: 0 });
  });

  it('does not wait longer because the person asked often', async () => {
    const row = await device.message('ana', 'old-1');
    for (let press = 0; press < 8; press += 1) {
      await retryNow(device.database, 'ana');
      server.faults = ['none', 'internal_before'];
      await device.drain();
    }
    expect(await device.row(row.id)).toMatchObject({ attempts: 8 });
    expect((await device.row(row.id))?.nextAttemptAt).toBe(device.now + 1_000);
  });
});

describe('reading', () => {
  it('shows a person their own rows with counts and the last success', async () => {
    await device.message('ana', 'old-1');
    await device.message('ben', 'old-1');
    await device.drain();
    await device.message('ana', 'old-1', 'refuse me');
    const contents = await readOutbox(device.database, 'ana');
    expect(contents.rows.map((row) => row.userId)).toEqual(['ana', 'ana']);
    expect(contents).toMatchObject({ waitingCount: 1, attentionCount: 0, receivedCount: 1 });
    expect(contents.lastSuccessAt).toBe(device.now);
    expect((await readOutbox(device.database, 'ben')).lastSuccessAt).toBeNull();
  });

  it('gives the bytes of a photo until its receipt', async () => {
    const row = await device.report('ana', 'A hole in the road', 1);
    const id = row.parts[0]?.id ?? '';
    expect((await readPart(device.database, id))?.byteLength).toBe(row.parts[0]?.sizeBytes);
    await device.drain();
    expect(await readPart(device.database, id)).toBeNull();
  });

  it('announces each receipt once, however many tabs ask', async () => {
    await device.message('ana', 'old-1');
    await device.drain();
    const ask = () => takeUnannounced(device.database, 'ana', device.now);
    const told = await Promise.all([ask(), ask(), ask()]);
    expect(told.flat()).toHaveLength(1);
  });
});
