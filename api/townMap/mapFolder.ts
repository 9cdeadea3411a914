import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { townMapNames } from '#api/adapters/places/townMapFiles.ts';
import { MapImportError } from './mapImportError.ts';

const WORK_PREFIX = '.work-';
const NAME = /^[a-z0-9-]{1,60}$/u;

/**
 * Runs work in a folder beside the maps, deleted afterwards: that of an interrupted run that
 * `canGoOn` accepts, else an empty one. Other leftovers are deleted first.
 */
export async function withWorkFolder<Result>(
  mapFolder: string,
  work: (workFolder: string) => Promise<Result>,
  canGoOn: (folder: string) => boolean = () => false,
): Promise<Result> {
  mkdirSync(mapFolder, { recursive: true });
  const left = readdirSync(mapFolder)
    .filter((name) => name.startsWith(WORK_PREFIX) && isStopped(name.slice(WORK_PREFIX.length)))
    .map((name) => join(mapFolder, name));
  const own = left.find(canGoOn);
  for (const folder of left) if (folder !== own) removeWork(folder);
  const workFolder = join(mapFolder, `${WORK_PREFIX}${process.pid}`);
  if (own === undefined) mkdirSync(workFolder);
  else renameSync(own, workFolder);
  try {
    return await work(workFolder);
  } finally {
    removeWork(workFolder);
  }
}

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

/**
 * A process of another account counts as running; in a container an earlier run may have had this
 * process's pid.
 */
function isStopped(pid: string): boolean {
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EPERM');
  }
}
