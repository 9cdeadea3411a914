import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '#tests/guards/runNode.ts';
import { makeWorkCopy } from '#tests/guards/workCopy.ts';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { currentBuild } from '../../../web/build/builds.mjs';

const OUTBOX = 'sw/outbox/database.ts';
/** What the next release might change in the outbox's database: its number, and a store beside the others. */
const CHANGES: readonly (readonly [now: string, then: string])[] = [
  ['const VERSION = 2;', 'const VERSION = 3;'],
  [
    '  // guard: queued-rows-are-upgraded',
    `  if (oldVersion < 3) connection.createObjectStore('later' as 'meta', { keyPath: 'key' });
  // guard: queued-rows-are-upgraded`,
  ],
];

export type Release = {
  /** What starts its server. */
  main: string;
  remove: () => void;
};

/** Builds a release that comes after this one: another app, whose outbox has another database. */
export async function buildNewerRelease(): Promise<Release> {
  const own = currentBuild(projectRoot);
  if (own === null) throw new Error('The build is missing: npm run build');
  const { folder, remove } = makeWorkCopy(projectRoot);
  const build = path.join(folder, 'dist/builds/newer');
  mkdirSync(build, { recursive: true });
  for (const part of ['api', 'page'])
    cpSync(path.join(own, part), path.join(build, part), { recursive: true });
  const file = path.join(folder, OUTBOX);
  let text = readFileSync(file, 'utf8');
  for (const [now, then] of CHANGES) {
    if (!text.includes(now)) throw new Error(`${OUTBOX} has changed: ${now}`);
    text = text.replace(now, then);
  }
  writeFileSync(file, text);
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const { code, output } = await runNode(folder, [...vite, '--outDir', path.join(build, 'web')], {
    signal: new AbortController().signal,
    environment: { NODE_ENV: 'production', QUICK_BUILD: 'on' },
  });
  if (code !== 0) throw new Error(`The newer release was not built:\n${output}`);
  return { main: path.join(build, 'api/main.js'), remove };
}
