import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import { OutboxDevice } from '#tests/support/device/outboxDevice.ts';
import type { OutboxDatabase } from './database.ts';
import { drain } from './drain.ts';
import type { OutboxRow } from './outboxRow.ts';

/** A device with room for that many more writes. */
function withRoomFor(writes: number, database: OutboxDatabase): OutboxDatabase {
  let left = writes;
  return {
    close: () => database.close(),
    run: (use) =>
      database.run(async (connection) => {
        const transaction = (...args: Parameters<typeof connection.transaction>) => {
          if (args[1] === 'readwrite' && (left -= 1) < 0)
            throw new DOMException('No room', 'QuotaExceededError');
          return connection.transaction(...args);
        };
        return await use(
          new Proxy(connection, {
            get: (target, key) => {
              const value: unknown = Reflect.get(target, key, target);
              if (key === 'transaction') return transaction;
              return typeof value === 'function' ? value.bind(target) : value;
            },
          }),
        );
      }),
  };
}

describe('what a device has stored, once it has no room for anything more', () => {
  // None of the seven writes of a run with two photos is required.
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('is sent and told after %i more writes', async (writes) => {
    const server = new ModelServer('ana');
    const device = new OutboxDevice(server);
    const { id, entityId } = await device.report('ana', 'A hole in the road', 2);
    const told: OutboxRow[] = [];
    const result = await drain({
      ...device.dependencies(),
      database: withRoomFor(writes, device.database),
      onUnsettled: (rows) => void told.push(...rows),
    });
    expect(result.received).toBe(1);
    expect(server.entities.map((entity) => entity.id)).toEqual([entityId]);
    const stored = await device.row(id);
    expect(told[0] ?? stored).toMatchObject({ id, status: 'received' });
    // Once there is room, the device gets the same receipt.
    device.now += 60_000;
    await device.drain();
    expect(await device.row(id)).toMatchObject({ status: 'received' });
    expect(server.entities).toHaveLength(1);
  });
});
