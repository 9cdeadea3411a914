import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareReleases } from '#api/database/release.ts';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { setup as shareServer } from '#tests/run/shareServer.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

/** What writes to most tables; all scenarios would take some minutes. */
const SCENARIOS = [
  'accounts',
  'arbitration',
  'discussion',
  'merging',
  'moderation',
  'pledges',
  'proof',
  'proposals',
  'release',
  'reports',
  'signIns',
  'sync',
];

/** Resolves with what a command printed; rejects with it unless the command succeeds. */
async function run(folder: string, command: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${output}`);
  return output;
}

const packagesIn = (folder: string) => {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return { ...packages, '': null };
};

/**
 * Vitest in a process that does not end by itself: it waits for its database on a connection that does not keep
 * it, and would end before the first test, without an error.
 */
const HELD_VITEST = `import './node_modules/vitest/vitest.mjs';
setTimeout(() => undefined, 300_000);
`;

/** The recorded releases that may write to today's database, newest first. */
function findReleases(): { release: string; commit: string }[] {
  const changelog = readFileSync(path.join(projectRoot, 'api/ops/CHANGELOG.md'), 'utf8');
  const [, oldest = ''] = /is written by (\S+) and newer/u.exec(changelog) ?? [];
  return [...changelog.matchAll(/^## (\S+)\n\nCommit `([0-9a-f]{40})`/gmu)]
    .map(([, release = '', commit = '']) => ({ release, commit }))
    .filter(({ release }) => compareReleases(release, oldest) >= 0);
}

/** The sources of a commit, with the packages that they were written for. */
async function checkOut(commit: string): Promise<string> {
  const folder = testFolder();
  const archive = path.join(folder, 'release.tar');
  await run(projectRoot, 'git', 'archive', `--output=${archive}`, commit);
  await run(folder, 'tar', '--extract', `--file=${archive}`);
  const isSame = JSON.stringify(packagesIn(folder)) === JSON.stringify(packagesIn(projectRoot));
  if (isSame)
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  else await run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  return folder;
}

test.each(findReleases())(
  '$release goes on working when the database is already of this release',
  async ({ commit }) => {
    // Databases of today's schema, for whoever asks in the environment that the scenarios inherit.
    onTestFinished(await shareServer());
    const folder = await checkOut(commit);
    const vitest = path.join(folder, 'heldVitest.mjs');
    writeFileSync(vitest, HELD_VITEST);
    const files = SCENARIOS.map((name) => `tests/scenarios/${name}.test.ts`);
    const words = ['run', '--project', 'scenarios-embedded', '--reporter', 'dot', ...files];
    const report = await run(folder, process.execPath, vitest, ...words);
    expect(report).toMatch(new RegExp(`Test Files +${SCENARIOS.length} passed`, 'u'));
  },
  900_000,
);
