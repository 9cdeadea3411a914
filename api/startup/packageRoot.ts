import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The directory of package.json, from the sources and from `dist/api` alike. */
export function findPackageRoot(): string {
  let directory = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(directory, 'package.json'))) {
    const parent = dirname(directory);
    if (parent === directory) throw new Error('package.json was not found above the server');
    directory = parent;
  }
  return directory;
}

/**
 * The build that this process runs from, which later builds do not touch; when running from
 * sources, the latest build below `root`. Null: none.
 */
export function findBuild(root: string, module = fileURLToPath(import.meta.url)): string | null {
  const own = /^.*[\\/]dist[\\/]builds[\\/][\w-]+(?=[\\/])/u.exec(module)?.[0];
  if (own !== undefined) return own;
  const start = join(root, 'dist/api/main.js');
  const id = existsSync(start) && /builds\/([\w-]+)\//u.exec(readFileSync(start, 'utf8'))?.[1];
  return id ? join(root, 'dist/builds', id) : null;
}
