import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The message is written for whoever starts the server. */
export class DataDirUnusableError extends Error {
  override readonly name = 'DataDirUnusableError';
}

/** A full disk is no reason to be away: reading goes on, and photos are answered with what is wrong. */
const FULL = ['ENOSPC', 'EDQUOT'];

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** Node's own recursive one never ends below /proc, where a parent exists and nothing can be made in it. */
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
 * Makes DATA_DIR and writes into it once. Without this, a server starts as ready and every photo
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
