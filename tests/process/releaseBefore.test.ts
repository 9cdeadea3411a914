import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

/** The newest release whose commit is recorded. */
function findCommit(): string {
  const changelog = readFileSync(path.join(projectRoot, 'api/ops/CHANGELOG.md'), 'utf8');
  return /^Commit `([0-9a-f]{40})`/mu.exec(changelog)?.[1] ?? '';
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

test('the release before goes on working when the database is already of this one', async () => {
  // Databases of today's schema, for whoever asks in the environment that the scenarios inherit.
  onTestFinished(await shareServer());
  const folder = await checkOut(findCommit());
  const vitest = path.join(folder, 'node_modules/vitest/vitest.mjs');
  const files = SCENARIOS.map((name) => `tests/scenarios/${name}.test.ts`);
  const words = ['run', '--project', 'scenarios-embedded', '--reporter', 'dot', ...files];
  const report = await run(folder, process.execPath, vitest, ...words);
  expect(report).toMatch(new RegExp(`Test Files +${SCENARIOS.length} passed`, 'u'));
}, 900_000);
