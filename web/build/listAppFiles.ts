import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppFile } from '../../sw/appFiles.ts';
import type { LaterScripts } from './packScripts.ts';

/**
 * Digits of a file's hash by which the worker notices a change or a foreign answer: one in a
 * million is missed. The worker carries the list within its 20 kB.
 */
const REVISION_LENGTH = 5;

/** Reads photos for the report form. Workers are not in the pack, so this one comes before it. */
const CORE_WORKER = /\/shrinkPhoto\.worker-/u;

/** Every device has substitutes for the fonts, and form and outbox do without the rest. */
const LATER = /\.woff2$|^(?:afterPaint\.js|favicon\.svg|mark\.svg)$/u;

/** The worker's order: what every page loads, the page, the core, the pack, the rest. */
function rank(file: string, { core, rest }: LaterScripts): number {
  if (file.endsWith('.json')) return 3;
  if (LATER.test(file)) return 4;
  if (CORE_WORKER.test(file)) return 0;
  if (core.has(file)) return 2;
  if (rest.has(file) || file.includes('.worker-')) return 4;
  return file.endsWith('.html') ? 1 : 0;
}

/**
 * Sets each file's revision to the start of its SHA-256, also for files with a hash in their name:
 * that hash is the bundler's, and a worker cannot compute it. `folder` is known once the build has
 * begun; `nameOf` gives the file's name on the server.
 */
export function listAppFiles(
  folder: () => string,
  nameOf: (file: string) => string,
  later: LaterScripts,
) {
  const listed = async (file: string): Promise<AppFile> => {
    const bytes = await readFile(path.join(folder(), file));
    const digest = createHash('sha256').update(bytes).digest('hex');
    return { url: nameOf(file), revision: digest.slice(0, REVISION_LENGTH) };
  };
  return async <Entry extends { url: string }>(entries: Entry[]) => ({
    manifest: await Promise.all(
      entries
        .toSorted((one, other) => rank(one.url, later) - rank(other.url, later))
        .map(async (entry) => ({ ...entry, ...(await listed(entry.url)) })),
    ),
  });
}
