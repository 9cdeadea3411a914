import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { DataSource } from 'typeorm';
import { expect, it, onTestFinished } from 'vitest';
import { isUnavailable } from './connection/isUnavailable.ts';
import { createDataSource } from './dataSource.ts';
import { copyDatabase, execute } from '#tests/support/database/copiedDatabase.ts';

function message(letter: string, ...bytes: number[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + bytes.length);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(bytes)]);
}

const field = (letter: string, text: string) => [...Buffer.from(`${letter}${text}`), 0];

const WELCOME = message('R', 0, 0, 0, 0);
const STANDBY = message('S', ...field('in_hot_standby', '\0on'));
const READY = message('Z', ...Buffer.from('I'));
const FAREWELL = message(
  'E',
  ...field('S', 'FATAL'),
  ...field('C', '57P01'),
  ...field('M', 'terminating connection due to unexpected postmaster exit'),
  0,
);

/** A server that sends these bytes to each client and then closes. */
async function sourceOf(...said: Buffer[]): Promise<DataSource> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(Buffer.concat(said)));
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return createDataSource({ url: `postgres://trybe@127.0.0.1:${port}/trybe`, poolSize: 2 });
}

it('outlives a server that dies in the packet in which it says that it is ready', async () => {
  const source = await sourceOf(WELCOME, READY, FAREWELL);
  // An unhandled error event would end the test run here, and the server in production.
  await expect(source.initialize()).rejects.toThrow('connection error');
});

it('keeps no connection to a standby, for the address may lead to the primary next', async () => {
  const source = await sourceOf(WELCOME, STANDBY, READY);
  const failure = await source.initialize().catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
});

it.each([false, true])('compiles no statement (behind a pooler: %s)', async (isPooled) => {
  const { url, drop } = await copyDatabase();
  onTestFinished(drop);
  await execute(
    url,
    `do $$ begin
    execute format('alter database %I set jit = on', current_database());
  end $$`,
  );
  const source = createDataSource({
    url,
    poolSize: 1,
    way: { isPooled, keepsPrepared: true, hasTimeout: true },
  });
  await source.initialize();
  onTestFinished(() => source.destroy());
  const shown: unknown = await source.transaction((manager) => manager.query('show jit'));
  expect(shown).toEqual([{ jit: 'off' }]);
});
