import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All source files below `root` in a stable order, with forward slashes. */
function listFiles(root, sources) {
  const found = sources.flatMap((source) => {
    const absolute = path.join(root, source);
    if (!existsSync(absolute)) return [];
    if (path.extname(source) !== '') return [source];
    return readdirSync(absolute, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
  });
  return found.map((file) => file.split(path.sep).join('/')).toSorted();
}

const isSource = (file) => !/(?:\.test\.tsx?|\.process\.mjs|\.md)$/.test(file);

/** The packages that a lock file describes: `npm prune` rewrites the file without changing them. */
function packagesIn(lock) {
  const { packages = {} } = JSON.parse(lock);
  return Object.entries(packages).map(([place, { version, integrity }]) => [
    place,
    version,
    integrity,
  ]);
}

const stampedContent = (file, bytes) =>
  path.basename(file) === 'package-lock.json'
    ? Buffer.from(JSON.stringify(packagesIn(bytes)))
    : bytes;

/** Hash of names and contents; modification times are wrong after a checkout or copy. */
export function stampOf(root, sources) {
  const hash = createHash('sha256');
  for (const file of listFiles(root, sources).filter(isSource)) {
    const bytes = stampedContent(file, readFileSync(path.join(root, file)));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Entry of the current build: one file, so that another build replaces it at once. */
export const startFile = (root) => path.join(root, 'dist/api/main.js');

/** Folder of the current build; null without one. */
export function currentBuild(root) {
  const start = startFile(root);
  const id = existsSync(start) && /builds\/([\w-]+)\//.exec(readFileSync(start, 'utf8'))?.[1];
  return id ? path.join(root, 'dist/builds', id) : null;
}
