import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

/** Enough to start, and fewer than the connections that follow. */
const FILES_MAX = 160;
const CONNECTIONS = 300;
const HELD_MS = 2_000;

test('a server that may open no more files lives on, and answers once it may', async () => {
  const main = path.join(projectRoot, 'dist/api/main.js');
  const start = `ulimit -Hn ${FILES_MAX}; exec "${process.execPath}" "${main}"`;
  const server = await startServerOfTest(
    { DATA_DIR: testFolder(), DEMO_DATA: 'off' },
    { command: ['/bin/sh', '-c', start] },
  );
  const sockets: Socket[] = [];
  for (let at = 0; at < CONNECTIONS; at += 1) {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    socket.write(
      'GET /icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    );
    sockets.push(socket);
  }
  await sleep(HELD_MS);
  for (const socket of sockets) socket.destroy();
  const answers = () =>
    fetch(`${server.origin}/issues`).then(
      ({ status }) => status === 200,
      () => false,
    );
  expect(await eventually(answers, 30_000)).toBe(true);
  expect(await server.stop()).toBe(0);
});
