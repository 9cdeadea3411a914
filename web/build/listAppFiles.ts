import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppFile } from '../../sw/appFiles.ts';

/**
 * Digits of a file's hash by which the worker notices that something else came in its place, or a
 * change of it: one in four billion is missed. The worker carries the list within its 15 kB.
 */
const REVISION_LENGTH = 8;

/**
 * Gives each file of the build in `folder`, known once the build has begun, the beginning of its SHA-256 for a revision, also those
 * with a hash in their names: that one is the bundler's, and a worker cannot compute it. `nameOf` is
 * the name under which the server has a file.
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
