import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startServerProcess } from '#tests/support/servers/serverProcess.ts';
import { makeTemporaryFolder } from '#tests/support/temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the files of a run share what takes long to make. */
    sharedFolder: string;
  }
}

export const DEMO_SETTINGS = { DEMO_DATA: 'on', RATE_LIMITS: 'off', TILE_URL: 'none' };
const MADE_WITHIN_MS = 110_000;

/**
 * A data directory of its own with the demo's data in it. The data is loaded once per run; every
 * later test gets a copy, which takes a tenth of the time.
 */
export async function demoFolder(): Promise<string> {
  const shared = inject('sharedFolder');
  const folder = makeTemporaryFolder();
  // Without `cp -a` the copies would belong to another account than the database runs under.
  if (shared === undefined || process.platform === 'win32') return folder;
  const template = path.join(shared, 'demo');
  const ready = `${template} is ready`;
  if (isFirst(template)) {
    const server = await startServerProcess({ ...DEMO_SETTINGS, DATA_DIR: template });
    await server.stop();
    writeFileSync(ready, '');
  } else if (!(await eventually(() => existsSync(ready), MADE_WITHIN_MS))) {
    throw new Error('The demo data was not loaded in time');
  }
  execFileSync('cp', ['-a', `${template}/.`, folder]);
  return folder;
}

/** Making a folder succeeds for one of several that try at the same time. */
function isFirst(template: string): boolean {
  try {
    mkdirSync(template);
    return true;
  } catch {
    return false;
  }
}
