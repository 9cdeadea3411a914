import 'fake-indexeddb/auto';
import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunRequest } from './runRequest.ts';
import { judge } from './resultTable.ts';
import { torture, type TortureOptions } from './torture.ts';

const INTERRUPTED = 130;
/** For what stands around the faults: setting up, draining, comparing, cleaning up. */
const MORE_MS = 180_000;

const MEMORY = '/dev/shm';
const MEMORY_BYTES = 2e9;

const request = JSON.parse(process.argv[2] ?? '{}') as RunRequest;
const cleanups: TortureOptions['cleanups'] = [];

/** Ends everything that was started, the latest first, once. */
async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup().catch(() => undefined);
}

async function leave(code: number, text: string): Promise<void> {
  process.stdout.write(`${text}\n`);
  await cleanUp();
  process.exit(code);
}

/**
 * Memory where there is enough: what is killed here are processes, and the kernel, which survives
 * them, keeps both alike. Waiting for a slow disk would only make the run shorter.
 */
async function findPlace(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => null);
  return memory && memory.bavail * memory.bsize > MEMORY_BYTES ? MEMORY : tmpdir();
}

async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(await findPlace(), 'trybe-torture-'));
  // As root the database runs under another account, which has to get there.
  await chmod(folder, 0o755);
  const remove = () =>
    rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  cleanups.push(remove);
  const script = request.script === null ? null : await readFile(request.script, 'utf8');
  const options = { ...request, script, folder, cleanups };
  const result = await torture(options);
  const { isPassed, lines } = judge(options, result);
  process.send?.({ isPassed, violations: result.violations, drainedMs: result.drainedMs });
  await leave(isPassed ? 0 : 1, lines.join('\n'));
}

process.once('uncaughtException', (error) => void leave(1, error.stack ?? error.message));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void leave(INTERRUPTED, 'Broken off.'));
setTimeout(
  () => void leave(1, 'The run did not come to its end.'),
  request.seconds * 1_000 + MORE_MS,
);
run().catch((error: unknown) =>
  leave(1, error instanceof Error ? (error.stack ?? error.message) : String(error)),
);
