import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createDataSource } from './dataSource.ts';

/** A message of PostgreSQL's protocol: its letter, its length, its bytes. */
function message(letter: string, ...bytes: number[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + bytes.length);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(bytes)]);
}

const field = (letter: string, text: string) => [...Buffer.from(`${letter}${text}`), 0];

const WELCOME = message('R', 0, 0, 0, 0);
const READY = message('Z', ...Buffer.from('I'));
const FAREWELL = message(
  'E',
  ...field('S', 'FATAL'),
  ...field('C', '57P01'),
  ...field('M', 'terminating connection due to unexpected postmaster exit'),
  0,
);

it('outlives a server that dies in the packet in which it says that it is ready', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([WELCOME, READY, FAREWELL])));
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `postgres://trybe@127.0.0.1:${port}/trybe`;
  // An error that nobody listens to would end the test run here, and the server outside of it.
  await expect(createDataSource({ url, poolSize: 2 }).initialize()).rejects.toThrow(
    'connection error',
  );
});
