import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';
import { readPostmaster } from './embeddedPostmaster.ts';

const PATIENCE_MS = 30_000;

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster');

/** Whether a server other than that of `pid` takes connections. */
async function isAnotherUp(dataDir: string, url: string, pid: number): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  const isUp = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return isUp && (await readPostmaster(clusterOf(dataDir)))?.pid !== pid;
}

it('the embedded server survives its own death: it is started again', async () => {
  const dataDir = testFolder();
  const server = await startEmbeddedPostgres({ dataDir });
  const pid = (await readPostmaster(clusterOf(dataDir)))?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  expect(await eventually(() => isAnotherUp(dataDir, server.url, pid), PATIENCE_MS)).toBe(true);
  await server.stop();
});

it('the embedded server is started again once it can be, however often that failed', async () => {
  const dataDir = testFolder();
  const warnings: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir,
    warn: (said) => void warnings.push(said),
  });
  const pid = (await readPostmaster(clusterOf(dataDir)))?.pid ?? 0;
  const control = join(clusterOf(dataDir), 'global', 'pg_control');
  renameSync(control, `${control}.away`);
  process.kill(pid, 'SIGKILL');
  const hasFailed = () => warnings.some((said) => said.includes('did not start'));
  expect(await eventually(async () => hasFailed(), PATIENCE_MS)).toBe(true);
  renameSync(`${control}.away`, control);
  expect(await eventually(() => isAnotherUp(dataDir, server.url, pid), PATIENCE_MS)).toBe(true);
  await server.stop();
});
