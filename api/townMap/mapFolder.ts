import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { townMapNames } from '#api/adapters/places/townMapFiles.ts';
import { MapImportError } from './mapImportError.ts';

const WORK_PREFIX = '.work-';
const NAME = /^[a-z0-9-]{1,60}$/u;

/**
 * Runs a piece of work with an empty folder beside the maps, which is gone afterwards. What a run that
 * was stopped left behind goes first.
 */
export async function withWorkFolder<Result>(
  mapFolder: string,
  work: (workFolder: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(mapFolder, { recursive: true });
  for (const name of readdirSync(mapFolder)) {
    const pid = name.startsWith(WORK_PREFIX) ? Number(name.slice(WORK_PREFIX.length)) : null;
    if (pid !== null && !isAlive(pid)) removeWork(join(mapFolder, name));
  }
  const workFolder = join(mapFolder, `${WORK_PREFIX}${process.pid}`);
  mkdirSync(workFolder);
  try {
    return await work(workFolder);
  } finally {
    removeWork(workFolder);
  }
}

/** The maps that are there, a line each. */
export function listTownMaps(mapFolder: string): string {
  const lines = townMapNames(mapFolder).map((name) => {
    const { size } = statSync(join(mapFolder, `${name}.pmtiles`));
    const streets = existsSync(join(mapFolder, `${name}.txt`)) ? 'with' : 'without';
    return `${name}: ${(size / 1e6).toFixed(1)} MB, ${streets} street names`;
  });
  return lines.length > 0 ? lines.join('\n') : 'There is no map of your area yet.';
}

export function removeTownMap(mapFolder: string, name: string): string {
  if (!NAME.test(name) || !townMapNames(mapFolder).includes(name))
    throw new MapImportError(`There is no map ${name}. ${listTownMaps(mapFolder)}`);
  rmSync(join(mapFolder, `${name}.pmtiles`));
  rmSync(join(mapFolder, `${name}.txt`), { force: true });
  return `${name} is removed. Restart the server to draw without it.`;
}

function removeWork(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Whether a process still runs; one of another account counts as running. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
