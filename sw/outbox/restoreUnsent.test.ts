import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '#tests/support/device/fakeCaches.ts';
import { OutboxDevice } from '#tests/support/device/outboxDevice.ts';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import { discard, editQueued } from './changeQueued.ts';
import { restoreUnsent } from './restoreUnsent.ts';

let server: ModelServer;
let device: OutboxDevice;
let stores: Map<string, Map<string, Response>>;

beforeEach(() => {
  stores = new Map();
  vi.stubGlobal('caches', fakeCaches(stores));
  server = new ModelServer('ana');
  device = new OutboxDevice(server);
});
afterEach(() => void vi.unstubAllGlobals());

const copies = () => [...(stores.get('trybe-unsent')?.keys() ?? [])];
const restore = () => restoreUnsent(device.database);

/** The state in which Chromium leaves a database that it opened on a full disk. */
async function loseDatabase(): Promise<void> {
  await device.database.run(async (connection) => {
    for (const name of ['operations', 'parts', 'meta', 'drafts'] as const)
      await connection.clear(name);
  });
}

describe('a row that the database has lost', () => {
  it('is taken up with its photos and in order, and arrives once', async () => {
    const report = await device.report('ana', 'A hole in the road', 2);
    const message = await device.message('ana', report.entityId);
    await loseDatabase();
    expect(await restore()).toBe(2);
    expect((await device.rows()).map(({ id }) => id)).toEqual([report.id, message.id]);
    await device.drainAll();
    expect(server.entities.map(({ id }) => id)).toEqual([report.entityId, message.entityId]);
    expect(server.uploads.size).toBe(2);
  });

  it('arrives once also when it had been sent before, unheard', async () => {
    await device.report('ana', 'A hole in the road', 1);
    server.faults = ['none', 'none', 'lost_after', 'lost_after', 'lost_after'];
    await device.drain();
    await loseDatabase();
    expect(await restore()).toBe(1);
    server.faults = [];
    await device.drainAll();
    expect(server.entities).toHaveLength(1);
  });

  it('is taken up as it was changed last', async () => {
    const { id } = await device.message('ana', 'old-1', 'Hello');
    await editQueued(device.database, id, { body: { id, message: 'Good day' } });
    await loseDatabase();
    await restore();
    expect((await device.row(id))?.body).toMatchObject({ message: 'Good day' });
  });

  it('is taken up by one of several tabs', async () => {
    await device.report('ana');
    await loseDatabase();
    const counts = await Promise.all([restore(), restore(), restore()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await device.rows()).toHaveLength(1);
  });
});

describe('what was sent or discarded', () => {
  it('has no second copy left, and does not come back', async () => {
    await device.report('ana');
    const { id } = await device.message('ana', 'old-1');
    await discard(device.database, id);
    expect(copies()).toHaveLength(1);
    await device.drainAll();
    expect(copies()).toEqual([]);
    expect(await restore()).toBe(0);
  });

  it('does not come back by a copy that stayed because the device died', async () => {
    const { id } = await device.message('ana', 'old-1');
    await device.report('ana');
    const left = new Map(stores.get('trybe-unsent'));
    await discard(device.database, id);
    await device.drainAll();
    stores.set('trybe-unsent', left);
    expect(await restore()).toBe(0);
    expect(copies()).toEqual([]);
    expect(await device.row(id)).toBeUndefined();
  });
});

describe('second copies', () => {
  it('are made of rows that an earlier release has stored', async () => {
    await device.report('ana', 'A hole in the road', 1);
    stores.clear();
    await restore();
    expect(copies()).toHaveLength(1);
    await loseDatabase();
    expect(await restore()).toBe(1);
    await device.drainAll();
    expect(server.uploads.size).toBe(1);
  });

  it('that are damaged harm nothing and go away', async () => {
    await device.report('ana', 'A hole in the road', 1);
    const kept = stores.get('trybe-unsent');
    const [address = ''] = copies();
    const whole = (await kept?.get(address)?.clone().arrayBuffer()) ?? new ArrayBuffer(0);
    await loseDatabase();
    for (const broken of [whole.slice(0, -1), whole.slice(0, 40), new ArrayBuffer(0)]) {
      kept?.set(address, new Response(broken));
      expect(await restore()).toBe(0);
      expect(copies()).toEqual([]);
    }
  });

  it.each([
    ['there is no room', { open: async () => ({ put: () => Promise.reject(new Error('full')) }) }],
    ['the browser has no such store', undefined],
  ])('are left out where %s', async (_, store) => {
    vi.stubGlobal('caches', store);
    await device.report('ana');
    expect(await restore()).toBe(0);
    await device.drainAll();
    expect(server.entities).toHaveLength(1);
  });
});
