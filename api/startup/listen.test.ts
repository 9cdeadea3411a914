import { Server } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from './listen.ts';

it('tells of a connection that cannot be taken, and serves on', async () => {
  const started = vi.spyOn(Server.prototype, 'listen');
  onTestFinished(() => started.mockRestore());
  const told: string[] = [];
  const listener = (_: unknown, response: { end(text: string): void }) => response.end('here');
  const at = { host: '127.0.0.1', port: 0 };
  const server = await listen(listener, at, (message) => told.push(message));
  onTestFinished(() => server.close(0, () => undefined));
  // Node's behaviour when the system has no file descriptors left.
  (started.mock.contexts[0] as Server | undefined)?.emit('error', new Error('accept ENFILE'));
  expect(told).toEqual(['A connection was not taken: accept ENFILE']);
  expect(await (await fetch(server.origin)).text()).toBe('here');
});
