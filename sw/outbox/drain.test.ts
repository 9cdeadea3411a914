import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ModelServer, type Fault } from '#tests/support/servers/modelServer.ts';
import { OutboxDevice } from '#tests/support/device/outboxDevice.ts';
import { drain } from './drain.ts';
import { takeUnannounced } from './readOutbox.ts';

let server: ModelServer;
let device: OutboxDevice;

beforeEach(() => {
  server = new ModelServer('ana');
  device = new OutboxDevice(server);
});

const arrived = () => server.entities.map((entity) => entity.id);
const statuses = async () => (await device.rows()).map((row) => row.status);
const faults = (...list: Fault[]) => void server.faults.push(...list);

describe('draining', () => {
  it('sends photos first, then the report, and keeps the receipt without the bytes', async () => {
    const row = await device.report('ana', 'A hole in the road', 2);
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 1, retryAt: null });
    const paths = server.requests.map(({ method, path }) => `${method} ${path.split('/')[2]}`);
    expect(paths).toEqual(['GET user', 'PUT uploads', 'PUT uploads', 'POST issues']);
    const kept = await device.row(row.id);
    expect(kept).toMatchObject({ status: 'received', receivedAt: device.now, isInDoubt: false });
    expect(await device.database.run((c) => c.count('parts'))).toBe(0);
  });

  it('asks nobody anything while nothing waits', async () => {
    await device.drain();
    expect(server.requests).toEqual([]);
  });

  it('stops at the first dead request and leaves the rest untouched', async () => {
    await device.message('ana', 'old-1');
    await device.report('ana', 'A hole in the road', 1);
    faults('none', 'lost_before');
    expect(await device.drain()).toMatchObject({ outcome: 'offline', received: 0 });
    const [first, second] = await device.rows();
    expect(first).toMatchObject({ status: 'waiting', attempts: 1, nextAttemptAt: 0 });
    expect(second).toMatchObject({ status: 'waiting', attempts: 0 });
  });

  it('touches no row while the server cannot say who is signed in', async () => {
    await device.message('ana', 'old-1');
    faults('portal_page');
    expect(await device.drain()).toMatchObject({ outcome: 'offline' });
    expect((await device.rows())[0]).toMatchObject({ attempts: 0, isInDoubt: false });
  });

  it('delivers once when the answer was lost after the commit', async () => {
    const row = await device.message('ana', 'old-1');
    faults('none', 'lost_after');
    await device.drain();
    expect((await device.row(row.id))?.isInDoubt).toBe(true);
    await device.drain();
    expect(arrived()).toEqual([row.entityId]);
    expect(await statuses()).toEqual(['received']);
  });

  it('pauses at 401 and goes on after signing in again', async () => {
    await device.message('ana', 'old-1');
    await device.report('ana', 'A hole in the road', 1);
    faults('none', 'none', 'session_expired');
    expect(await device.drain()).toMatchObject({
      outcome: 'signed_out',
      received: 1,
      retryAt: null,
    });
    expect(await device.drain()).toMatchObject({ outcome: 'signed_out' });
    server.userId = 'ana';
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 1 });
  });

  it('sends nothing of one person in the session of another', async () => {
    const row = await device.message('ana', 'old-1');
    server.userId = 'ben';
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 0 });
    expect(arrived()).toEqual([]);
    expect(await device.row(row.id)).toMatchObject({ status: 'waiting', attempts: 0 });
  });

  it('hands a refused row to the person and goes on with the next one', async () => {
    await device.message('ana', 'old-1', 'refuse me');
    await device.message('ana', 'old-1');
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 1 });
    expect(await statuses()).toEqual(['attention', 'received']);
  });

  it('holds a message back while its report needs attention', async () => {
    const report = await device.report('ana', 'refuse me, please');
    await device.message('ana', report.entityId);
    expect(await device.drain()).toMatchObject({ outcome: 'waiting' });
    expect(await statuses()).toEqual(['attention', 'waiting']);
  });

  it('never lets a message overtake another one in the same discussion', async () => {
    const other = await device.message('ana', 'old-2');
    const first = await device.message('ana', 'old-1');
    const second = await device.message('ana', 'old-1');
    faults('none', 'items_broken');
    await device.drain();
    expect(arrived()).toEqual([other.entityId]);
    expect(await device.row(second.id)).toMatchObject({ attempts: 0, isInDoubt: false });
    device.now += 1_000;
    await device.drain();
    expect(arrived()).toEqual([other.entityId, first.entityId, second.entityId]);
  });

  it('uploads again what the server has lost', async () => {
    const row = await device.report('ana', 'A hole in the road', 1);
    faults('none', 'none', 'photo_forgotten');
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 1 });
    expect(server.uploads.get(row.parts[0]?.id ?? '')).toBe(row.parts[0]?.sha256);
  });

  it('waits as long as the server asks', async () => {
    await device.message('ana', 'old-1');
    faults('none', 'limited');
    expect((await device.drain()).retryAt).toBe(device.now + 2_000);
    device.now += 1_999;
    expect(await device.drain()).toMatchObject({ outcome: 'waiting', received: 0 });
    device.now += 1;
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 1 });
  });

  it('gets everything else through when one row breaks the line every time', async () => {
    for (let at = 0; at < 10; at += 1) await device.message('ana', `old-${at}`);
    const poison = await device.message('ana', 'old-10', 'cut the line');
    for (let at = 0; at < 10; at += 1) await device.message('ana', `old-1${at + 1}`);
    for (let run = 0; run < 12; run += 1) {
      await device.drain();
      device.now += 60_000;
    }
    expect((await device.rows()).filter(({ status }) => status !== 'received')).toEqual([
      expect.objectContaining({ id: poison.id, status: 'waiting' }),
    ]);
  });

  it('releases what a dead sender had claimed', async () => {
    await device.message('ana', 'old-1');
    await device.drainAndDie(6);
    expect(await statuses()).toEqual(['sending']);
    await device.drain();
    expect(await statuses()).toEqual(['received']);
    expect(arrived()).toHaveLength(1);
  });

  it('keeps receipts for thirty days, and longer until a page has said them', async () => {
    await device.message('ana', 'old-1');
    await device.drain();
    await takeUnannounced(device.database, 'ana', device.now);
    await device.message('ana', 'old-1');
    await device.drain();
    device.now += 29 * 86_400_000;
    await device.drain();
    expect(await statuses()).toEqual(['received', 'received']);
    device.now += 2 * 86_400_000;
    await device.drain();
    expect(await statuses()).toEqual(['received']);
    await takeUnannounced(device.database, 'ana', device.now);
    device.now += 86_400_000;
    await device.drain();
    expect(await statuses()).toEqual([]);
  });

  it('sends what has waited for a year', async () => {
    await device.message('ana', 'old-1');
    device.now += 365 * 86_400_000;
    expect(await device.drain()).toMatchObject({ received: 1 });
  });

  it('says that somebody else is sending', async () => {
    await device.message('ana', 'old-1');
    const result = await drain({ ...device.dependencies(), lock: async () => null });
    expect(result.outcome).toBe('held');
    expect(await statuses()).toEqual(['waiting']);
  });
});
