import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import { OutboxDevice } from '#tests/support/device/outboxDevice.ts';
import { retryNow } from './changeQueued.ts';

const ASKED_MS = 30_000;

let server: ModelServer;
let device: OutboxDevice;

beforeEach(() => {
  server = new ModelServer('ana');
  device = new OutboxDevice(server);
});

const writes = () => server.requests.filter(({ method }) => method !== 'GET');

/** Three reports with photos; the first attempt meets a server that asks for thirty seconds. */
async function meetOverload() {
  for (let count = 0; count < 3; count += 1) await device.report('ana', 'A hole in the road', 1);
  server.faults.push('none', 'overloaded', 'overloaded');
  const result = await device.drain();
  const tried = writes().length;
  server.requests = [];
  return { result, tried };
}

describe('a server that names the time of the next try', () => {
  it('is not asked for one row after the other', async () => {
    const { result, tried } = await meetOverload();
    expect(result).toMatchObject({ outcome: 'offline', retryAt: device.now + ASKED_MS });
    expect(tried).toBeLessThanOrEqual(2);
  });

  it('hears of no row before that time, neither of old ones nor of new ones', async () => {
    const { result } = await meetOverload();
    device.now += ASKED_MS - 1;
    await device.message('ana', 'old-1');
    expect(await device.drain()).toMatchObject({ outcome: 'waiting', retryAt: result.retryAt });
    expect(writes()).toEqual([]);
    device.now += 1;
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 4 });
  });

  it('hears of them at once when the person asks for it', async () => {
    await meetOverload();
    await retryNow(device.database, 'ana');
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 3 });
  });

  it('is waited for by nobody else on the device', async () => {
    await meetOverload();
    server.userId = 'ben';
    await device.message('ben', 'old-1');
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 1 });
  });

  it('is not waited for when only a clock that was set back can have written the time', async () => {
    await meetOverload();
    device.now -= 24 * 60 * 60_000;
    expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 3 });
  });

  it('speaks of itself with any server error', async () => {
    for (let count = 0; count < 3; count += 1) await device.report('ana', 'A hole in the road', 1);
    server.faults.push('none', 'maintenance', 'maintenance');
    expect(await device.drain()).toMatchObject({ outcome: 'offline' });
    expect(writes().length).toBeLessThanOrEqual(2);
  });
});

it('a gateway on the way delays only the page that it answered: a reload sends at once', async () => {
  await device.report('ana', 'A hole in the road', 1);
  server.faults.push('none', 'gateway');
  const result = await device.drain();
  expect(result).toMatchObject({ outcome: 'offline', retryAt: device.now + 60_000 });
  expect(await device.drain()).toMatchObject({ outcome: 'idle', received: 1 });
});
