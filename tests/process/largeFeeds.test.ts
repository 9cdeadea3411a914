import { readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { openEmptyDatabase } from '#tests/support/database/emptyDatabase.ts';
import { askCommandLine } from '#tests/support/servers/serverProcess.ts';
import { startUnlimitedServer } from '#tests/support/servers/unlimitedServer.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { isWholeRun } from '#tests/support/wholeRun.ts';

const ISSUES = isWholeRun ? 100_000 : 20_000;
/** What the process may hold more than before while it sends any of them: a few pages, and what waits for a collection. */
const GROWTH_MB = 120;
/** Filling the database takes most of it. Beside other runs on two cores all of it took ten minutes. */
const PATIENCE_MS = 1_800_000;
/** The month's copy is made by a job, which everybody else goes before. */
const COPY_PATIENCE_MS = 600_000;

/** The most that a process has held since it was last asked, in megabytes. */
function takePeakMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  // Begins anew.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1]) / 1_024;
}

/** Read as it comes, kept nowhere. */
async function open(address: string): Promise<Readable> {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  if (!response.body) throw new Error('Nothing is sent');
  return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
}

async function countBytes(address: string, wanted: number): Promise<number> {
  let count = 0;
  for await (const part of await open(address))
    for (const byte of part as Buffer) if (byte === wanted) count += 1;
  return count;
}

/** Carriage returns end rows, and stand nowhere else: cells break by line feeds alone. */
const countRows = async (address: string) => (await countBytes(address, 0x0d)) - 1;

/** Each feature stands on a line of its own, in which JSON leaves no other break. */
const countFeatures = async (address: string) => (await countBytes(address, 0x0a)) - 2;

test(
  'a list is sent whole, however long, in the memory of a few pages',
  async () => {
    const database = await openEmptyDatabase();
    onTestFinished(() => database.close());
    const environment = { DATABASE_URL: database.url, DATA_DIR: testFolder() };
    await askCommandLine(['--seed', '--issues', String(ISSUES), '--pledges', '2000'], environment);
    const server = await startUnlimitedServer(environment);
    onTestFinished(async () => void (await server.stop()));
    const data = `${server.origin}/api/data`;
    await expect
      .poll(async () => (await fetch(`${data}/datapackage.json`)).status, {
        timeout: COPY_PATIENCE_MS,
      })
      .toBe(200);
    const ofCopyMb = takePeakMb(server.pid);
    expect(await countRows(`${server.origin}/feeds/issues.csv?bbox=0,0,1,1`)).toBeLessThan(ISSUES);
    const beforeMb = takePeakMb(server.pid);
    const ways: [count: (address: string) => Promise<number>, address: string][] = [
      [countRows, `${server.origin}/feeds/issues.csv`],
      [countFeatures, `${server.origin}/feeds/issues.geojson`],
      [countRows, `${data}/issues.csv`],
      [countFeatures, `${data}/issues.geojson`],
    ];
    for (const [count, address] of ways) {
      expect([address, await count(address)]).toEqual([address, ISSUES]);
      const grownMb = takePeakMb(server.pid) - beforeMb;
      expect([address, grownMb < GROWTH_MB || grownMb]).toEqual([address, true]);
    }
    expect(ofCopyMb - beforeMb).toBeLessThan(GROWTH_MB);
  },
  PATIENCE_MS,
);
