import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { ModelServer, type Fault } from '#tests/support/servers/modelServer.ts';
import { OutboxDevice } from '#tests/support/device/outboxDevice.ts';
import { drain } from './drain.ts';
import type { OutboxDatabase } from './database.ts';

let server: ModelServer;
let device: OutboxDevice;

beforeEach(() => {
  server = new ModelServer('ana');
  device = new OutboxDevice(server);
});

const paths = () => server.requests.map(({ method, path }) => `${method} ${path.split('/')[2]}`);
const statuses = async () => (await device.rows()).map((row) => row.status);
const faults = (...list: Fault[]) => void server.faults.push(...list);

async function messages(count: number, text?: string) {
  for (let at = 0; at < count; at += 1) await device.message('ana', `old-${at % 7}`, text);
}

describe('sending several rows together', () => {
  it('takes up to fifty in one round trip', async () => {
    await messages(120);
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 120, retryAt: null });
    expect(paths()).toEqual(['GET user', 'POST sync', 'POST sync', 'POST sync']);
  });

  /** Drains over a slow connection; returns the peak number of concurrent requests. */
  async function drainSlowly(): Promise<number> {
    let [underWay, most] = [0, 0];
    const deps = device.dependencies();
    const fetch = async (url: string, init: RequestInit) => {
      most = Math.max(most, (underWay += 1));
      // Turns instead of a time: the other group is loaded by turns, however slow the machine is.
      for (let turn = 0; turn < 500; turn += 1) await setImmediate();
      return await deps.fetch(url, init).finally(() => (underWay -= 1));
    };
    expect(await drain({ ...deps, fetch })).toMatchObject({ outcome: 'idle' });
    return most;
  }

  it('keeps two full groups under way when they are about different issues', async () => {
    for (let at = 0; at < 120; at += 1) await device.message('ana', `old-${at}`);
    expect(await drainSlowly()).toBe(2);
    expect(server.entities).toHaveLength(120);
  });

  it('keeps every discussion in its order, however many groups it takes', async () => {
    await messages(240);
    expect(await drainSlowly()).toBe(1);
    const rows = await device.rows();
    for (let at = 0; at < 7; at += 1) {
      const written = rows.filter(({ params }) => 'id' in params && params.id === `old-${at}`);
      const arrived = server.entities.filter(({ kind }) => kind === `old-${at}`);
      expect(arrived.map(({ id }) => id)).toEqual(written.map(({ entityId }) => entityId));
    }
  });

  it.each([
    ['two photos at a time', 1_000_000, 2],
    ['one photo at a time on a slow line', 32_000, 1],
  ])('sends what is small before photos, and %s', async (_, pieceBytes, atOnce) => {
    device.pace.pieceBytes = pieceBytes;
    await device.report('ana', 'A hole in the road', 5);
    await messages(2);
    let [underWay, most] = [0, 0];
    const deps = device.dependencies();
    const result = await drain({
      ...deps,
      fetch: async (url, init) => {
        if (init.method === 'PUT') most = Math.max(most, (underWay += 1));
        await new Promise((resolve) => setTimeout(resolve, 1));
        const answer = await deps.fetch(url, init);
        if (init.method === 'PUT') underWay -= 1;
        return answer;
      },
    });
    expect(result.received).toBe(3);
    const uploads = Array.from({ length: 5 }, () => 'PUT uploads');
    expect(paths()).toEqual(['GET user', 'POST sync', ...uploads, 'POST issues']);
    expect(most).toBe(atOnce);
  });

  it('fails once when two photos fail together, and begins no other', async () => {
    await device.report('ana', 'A hole in the road', 5);
    const deps = device.dependencies();
    let begun = 0;
    const fetch = (url: string, init: RequestInit) => {
      if (init.method === 'PUT') begun += 1;
      return deps.fetch(url, init);
    };
    const database: OutboxDatabase = {
      run: (use) =>
        begun === 2 ? Promise.reject(new Error('The worker ends.')) : deps.database.run(use),
      close: () => deps.database.close(),
    };
    await expect(drain({ ...deps, fetch, database })).rejects.toThrow('The worker ends.');
    // Vitest fails on a rejection that nobody handles.
    for (let turn = 0; turn < 500; turn += 1) await setImmediate();
    expect(begun).toBe(2);
  });

  it('lets a message travel together with the report that it belongs to', async () => {
    const report = await device.report('ana');
    await device.message('ana', report.entityId);
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 2 });
    expect(paths()).toEqual(['GET user', 'POST sync']);
  });

  it('holds back what follows a refused report, as if it had never been tried', async () => {
    const report = await device.report('ana', 'refuse me, please');
    const follower = await device.message('ana', report.entityId);
    const other = await device.message('ana', 'old-1');
    expect(await device.drain()).toMatchObject({ outcome: 'waiting', received: 1 });
    expect(await statuses()).toEqual(['attention', 'waiting', 'received']);
    expect(await device.row(follower.id)).toMatchObject({ attempts: 0, isInDoubt: false });
    expect(server.entities.map(({ id }) => id)).toEqual([other.entityId]);
  });

  it('judges every row by its own result', async () => {
    await messages(1);
    await messages(1, 'refuse me');
    await messages(1);
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 2 });
    expect(await statuses()).toEqual(['received', 'attention', 'received']);
  });

  it('loses and doubles nothing when the server dies in the middle of a group', async () => {
    await messages(9);
    faults('none', 'lost_midway');
    expect(await device.drain()).toMatchObject({ outcome: 'offline', received: 0 });
    expect(server.entities).toHaveLength(5);
    expect((await device.rows()).every((row) => row.isInDoubt)).toBe(true);
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 9 });
    expect(server.entities).toHaveLength(9);
  });

  it('keeps a row whose result is missing', async () => {
    await messages(3);
    faults('none', 'results_missing');
    expect(await device.drain()).toMatchObject({ outcome: 'waiting', received: 2 });
    expect(await statuses()).toEqual(['received', 'waiting', 'received']);
    device.now += 1_000;
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 1 });
  });

  it('waits as long as the server asks when the budget is used up in the middle', async () => {
    await messages(4);
    faults('none', 'items_limited');
    expect(await device.drain()).toMatchObject({
      outcome: 'offline',
      received: 1,
      retryAt: device.now + 2_000,
    });
    expect((await device.rows()).every((row) => !row.isInDoubt)).toBe(true);
    device.now += 2_000;
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 3 });
  });

  it('goes one by one with a server that takes no groups', async () => {
    await messages(3);
    faults('none', 'no_groups');
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 3 });
    expect(paths()).toEqual(['GET user', 'POST sync', ...Array(3).fill('POST issues')]);
  });

  it('never makes a group of two persons', async () => {
    await device.message('ana', 'old-1');
    await device.message('ben', 'old-1');
    await device.message('ana', 'old-1');
    expect(await device.drain()).toMatchObject({ received: 2 });
    expect(server.entities.map(({ userId }) => userId)).toEqual(['ana', 'ana']);
  });

  it('leaves a text that is too long for company to its own request', async () => {
    await device.message('ana', 'old-1', 'x'.repeat(200_000));
    await messages(2);
    await device.drain();
    expect(paths()).toEqual(['GET user', 'POST issues', 'POST sync']);
  });
});
