import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { runAs } from './embeddedAccount.ts';

vi.mock(import('node:child_process'), async (original) => ({
  ...(await original()),
  // Node's behaviour without free file descriptors: no streams, and an error a moment later.
  spawn: (() => {
    const child = new EventEmitter();
    process.nextTick(() => child.emit('error', new Error('spawn EMFILE')));
    return child;
  }) as never,
}));

it('a program for which there is no file descriptor has failed, and nothing else', async () => {
  expect(await runAs(null, '/bin/sh', [])).toEqual({ exitCode: 127, output: 'spawn EMFILE' });
});
