import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { processExists } from '#api/database/embedded/embeddedPostmaster.ts';
import { openEventReader } from '#tests/support/servers/eventReader.ts';
import { embeddedPid, processTree } from '#tests/support/database/embeddedServer.ts';
import { eventually } from '#tests/support/eventually.ts';
import { installedFolder } from '#tests/support/servers/filledFolder.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { startServerProcess, type ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

/** Long for a busy machine, short for a server that waits for what is open: that would never end. */
const PATIENCE_MS = 15_000;

/** A page that is open on the server: its stream would hold an unprepared server for ever. */
async function openPage({ origin }: ServerProcess): Promise<void> {
  await openEventReader((path, init) => fetch(origin + path, init));
}

/** Ends the server and answers its exit code and whether nothing was left of it. */
async function seeEnd(server: ServerProcess, dataDir: string, end: () => Promise<number | null>) {
  const database = processTree((await embeddedPid(dataDir)) ?? 0);
  const started = [...processTree(server.pid), ...database];
  const exitCode = await end();
  const isGone = await eventually(() => !started.some(processExists), PATIENCE_MS);
  return { exitCode, isGone, hadDatabase: database.length > 1 };
}

const CLEAN = { exitCode: 0, isGone: true, hadDatabase: true };

describe('the end of the server', () => {
  test('Ctrl-C ends everything, with a page open', async () => {
    const dataDir = await installedFolder();
    const server = await startServerOfTest({ DATA_DIR: dataDir, DEMO_DATA: 'off' });
    await openPage(server);
    expect(await seeEnd(server, dataDir, server.interrupt)).toEqual(CLEAN);
  });

  test('a signal that arrives twice, as npm hands it on, still ends in order', async () => {
    const dataDir = await installedFolder();
    const server = await startServerOfTest({ DATA_DIR: dataDir, DEMO_DATA: 'off' });
    await openPage(server);
    const twice = () => {
      const ended = server.interrupt();
      process.kill(server.pid, 'SIGINT');
      return ended;
    };
    expect(await seeEnd(server, dataDir, twice)).toEqual(CLEAN);
  });

  test('npm start prints the address, and Ctrl-C leaves nothing of it', async () => {
    const dataDir = await installedFolder();
    const server = await startServerOfTest(
      { DATA_DIR: dataDir, DEMO_DATA: 'off' },
      { command: ['npm', 'start', '--silent'] },
    );
    expect(server.output()).toContain(`Trybe is ready: ${server.origin}`);
    await openPage(server);
    // npm itself ends by the signal, so there is no exit code of ours to see.
    const { isGone, hadDatabase } = await seeEnd(server, dataDir, server.interrupt);
    expect({ isGone, hadDatabase }).toEqual({ isGone: true, hadDatabase: true });
  });

  test('SIGTERM of an operator does the same', async () => {
    const dataDir = await installedFolder();
    const server = await startServerOfTest({ DATA_DIR: dataDir, DEMO_DATA: 'off' });
    expect(await seeEnd(server, dataDir, server.stop)).toEqual(CLEAN);
  });

  test('a terminal that is closed does the same', async () => {
    const dataDir = await installedFolder();
    const server = await startServerOfTest({ DATA_DIR: dataDir, DEMO_DATA: 'off' });
    expect(await seeEnd(server, dataDir, server.hangUp)).toEqual(CLEAN);
  });
});

describe('a second start', () => {
  test('on the same data says who is there, and leaves the first alone', async () => {
    const dataDir = await installedFolder();
    const first = await startServerOfTest({ DATA_DIR: dataDir, DEMO_DATA: 'off' });
    const second = startServerProcess({ DATA_DIR: dataDir, DEMO_DATA: 'off' });
    await expect(second).rejects.toThrow(`Trybe already runs on this data`);
    await expect(second).rejects.toThrow(`process ${first.pid}`);
    await expect(second).rejects.not.toThrow(/\n\s+at /u);
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
    expect(await first.stop()).toBe(0);
  });

  test('on a port that is taken names the port, and takes its database down again', async () => {
    const dataDirs = [await installedFolder(), await installedFolder()] as const;
    const first = await startServerOfTest({ DATA_DIR: dataDirs[0], DEMO_DATA: 'off' });
    const second = startServerProcess({
      DATA_DIR: dataDirs[1],
      DEMO_DATA: 'off',
      PORT: String(first.port),
    });
    await expect(second).rejects.toThrow(String(first.port));
    await expect(second).rejects.not.toThrow(/\n\s+at /u);
    const isDown = async () => (await embeddedPid(dataDirs[1])) === null;
    expect(await eventually(isDown, PATIENCE_MS)).toBe(true);
    expect(existsSync(dataDirs[1])).toBe(true);
    expect(await first.stop()).toBe(0);
  });

  test('with a wrong setting names it, what is wrong and an example', async () => {
    const start = startServerProcess({ DATA_DIR: testFolder(), SESSION_DAYS: 'many' });
    await expect(start).rejects.toThrow(
      /SESSION_DAYS: must be a whole number\. Example: SESSION_DAYS=30/u,
    );
  });
});
