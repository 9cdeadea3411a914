import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The message is written for the person who starts the server. */
export class DataDirUnusableError extends Error {
  override readonly name = 'DataDirUnusableError';
}

/** A full disk does not prevent a start: reading still works, and uploads get an error that says so. */
const FULL = ['ENOSPC', 'EDQUOT'];

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/**
 * Node's own recursive mkdir never returns below /proc, where the parent exists but nothing can be created.
 */
async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    const hasParent = await stat(dirname(path)).then(
      () => true,
      () => false,
    );
    if (errorCode(error) !== 'ENOENT' || hasParent) throw error;
    await makeDirectory(dirname(path));
    await mkdir(path);
  }
}

type Needs = { dataDir: string; s3: object | null; databaseUrl: string | null };

/**
 * Creates DATA_DIR and writes into it once. Without this check a server would report ready while every photo
 * fails. Throws DataDirUnusableError.
 */
export async function ensureDataDir(config: Needs): Promise<void> {
  if (config.s3 !== null && config.databaseUrl !== null) return;
  const dataDir = resolve(config.dataDir);
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    await makeDirectory(dataDir);
    await writeFile(probe, 'ok');
  } catch (error) {
    const code = errorCode(error);
    if (FULL.includes(code)) return;
    throw new DataDirUnusableError(
      `Trybe cannot start: this account cannot write into DATA_DIR (${code}).\n` +
        'Set it to a directory that belongs to the account, for example DATA_DIR=/var/lib/trybe',
      { cause: error },
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
