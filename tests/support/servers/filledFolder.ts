import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { QUICK_SETTINGS, startServerProcess } from './serverProcess.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the files of a run share what takes long to make. */
    sharedFolder: string;
  }
}

const COMMON_SETTINGS = { ...QUICK_SETTINGS, RATE_LIMITS: 'off', TILE_URL: 'none' };

/** What a data directory may hold from the start, by the settings of the server that fills it. */
export const FILLINGS = {
  demo: { ...COMMON_SETTINGS, DEMO_DATA: 'on' },
  nothing: { ...COMMON_SETTINGS, DEMO_DATA: 'off' },
};

const MADE_WITHIN_MS = 240_000;

/**
 * A data directory of its own with an installed database and that filling in it. Each kind is made
 * once per run; every later test gets a copy, which takes a tenth of the time.
 */
export async function filledFolder(kind: keyof typeof FILLINGS): Promise<string> {
  const shared = inject('sharedFolder');
  const folder = makeTemporaryFolder();
  // Without `cp -a` the copies would belong to another account than the database runs under.
  if (shared === undefined || process.platform === 'win32') return folder;
  const template = path.join(shared, kind);
  const ready = `${template} is ready`;
  const isThere = async () => {
    if (existsSync(ready)) return true;
    if (!isFirst(template)) return false;
    await fill(template, FILLINGS[kind]);
    writeFileSync(ready, '');
    return true;
  };
  if (!(await eventually(isThere, MADE_WITHIN_MS)))
    throw new Error(`The folder with ${kind} in it was not made in time`);
  execFileSync('cp', ['-a', `${template}/.`, folder]);
  return folder;
}

/** A data directory that a server has run on before, without any data; gone after the test. */
export async function installedFolder(): Promise<string> {
  const folder = await filledFolder('nothing');
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** Leaves nothing behind when it fails, so that the next one who waits may try. */
async function fill(template: string, settings: Record<string, string>): Promise<void> {
  try {
    const server = await startServerProcess({ ...settings, DATA_DIR: template });
    await server.stop();
  } catch (error) {
    removeFolder(template);
    throw error;
  }
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
