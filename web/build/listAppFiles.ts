import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppFile } from '../../sw/appFiles.ts';

/**
 * Digits of a file's hash by which the worker notices a change: one in four billion is missed. The
 * worker carries the list within its 20 kB.
 */
const REVISION_LENGTH = 8;

/**
 * Sets each file's revision to the start of its SHA-256, also for files with a hash in their name:
 * that hash is the bundler's, and a worker cannot compute it. `folder` is known once the build has
 * begun; `nameOf` gives the file's name on the server.
 */
export function listAppFiles(folder: () => string, nameOf: (file: string) => string) {
  const listed = async (file: string): Promise<AppFile> => {
    const bytes = await readFile(path.join(folder(), file));
    const digest = createHash('sha256').update(bytes).digest('hex');
    return { url: nameOf(file), revision: digest.slice(0, REVISION_LENGTH) };
  };
  return async <Entry extends { url: string }>(entries: Entry[]) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => ({ ...entry, ...(await listed(entry.url)) })),
    ),
  });
}
