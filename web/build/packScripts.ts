import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ONLINE } from './chunks.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const HASH_LENGTH = 8;

/** What a report written without network goes through, from the form to the sending. */
const CORE =
  /\/(?:ReportPage|OutboxPage|ProtectedArea|CoverScreen|Toaster)\.tsx$|\/(?:startLive|outboxNotices|exportUnsent|importUnsent)\.ts$/u;

/** Scripts that pages load later, in the order in which a first installation keeps them. */
export type LaterScripts = {
  /** What form and outbox need. */
  core: Set<string>;
  rest: Set<string>;
};

/** The chunks that `isWanted` accepts, with their static imports. */
function withImports(bundle: Bundle, isWanted: (chunk: Chunk) => boolean) {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    file.imports.forEach(add);
  };
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && isWanted(file)) add(file.fileName);
  return found;
}

/**
 * Cached chunks that import uncached ones, and so would fail offline. An entry without code of its own only
 * leads there and is allowed.
 */
function findUnkept(bundle: Bundle): string[] {
  return Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk' || file.fileName.startsWith(ONLINE)) return [];
    const unkept = file.imports.filter((name) => name.startsWith(ONLINE));
    if (unkept.length === 0 || file.moduleIds.length === 0) return [];
    const needed = unkept.map((name) => (bundle[name] as Chunk).moduleIds.at(-1));
    return [`${needed.join(' and ')}, by ${file.moduleIds.at(-1)}`];
  });
}

/**
 * Writes all scripts that the worker caches and pages load later into one file, one per line, from which
 * the worker fills an empty cache: `{ "assets/….js": "its text" }`. Lists them in `core` and `rest`. Fails
 * if a cached part needs an uncached one.
 */
export function packScripts({ core, rest }: LaterScripts): Plugin {
  return {
    name: 'pack-scripts',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const unkept = findUnkept(bundle);
      if (unkept.length > 0)
        this.error(`Needed without network and not kept:\n${unkept.join('\n')}`);
      const everywhere = withImports(bundle, ({ isEntry }) => isEntry);
      const needed = withImports(bundle, ({ moduleIds }) => moduleIds.some((id) => CORE.test(id)));
      for (const file of Object.values(bundle)) {
        const isLater = file.type === 'chunk' && !everywhere.has(file.fileName);
        if (isLater && !file.fileName.startsWith(ONLINE))
          (needed.has(file.fileName) ? core : rest).add(file.fileName);
      }
      const textOf = (name: string) => {
        const file = bundle[name];
        return file?.type === 'chunk' ? file.code : '';
      };
      const texts = [...core, ...rest].map((name) => [name, textOf(name)]);
      const pack = JSON.stringify(Object.fromEntries(texts), null, 1);
      const hash = createHash('sha256').update(pack).digest('hex').slice(0, HASH_LENGTH);
      await writeFile(path.join(dir, 'assets', `${hash}.json`), pack);
    },
  };
}
