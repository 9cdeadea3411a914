import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { findPrograms } from '#tests/support/database/systemPostgres.ts';
import { isInstalled } from '#tests/support/servers/program.ts';

/** Two: one primary is killed, and one stands still and is back too late. */
const SECONDS = '20';
const PATIENCE_MS = 240_000;

if ((await findPrograms()) !== null && isInstalled('haproxy')) {
  test(
    'everybody writes and looks while primaries are lost: nothing is lost, doubled, old or untold',
    async () => {
      const words = ['tests/torture/run.mjs', '--failovers', '--seconds', SECONDS];
      const run = spawn(process.execPath, words, { cwd: projectRoot });
      onTestFinished(() => void run.kill());
      let output = '';
      for (const stream of [run.stdout, run.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const [code] = (await once(run, 'exit')) as [number | null];
      expect(output).toMatch(/ok {4}violations +0 /u);
      expect({ code, output }).toMatchObject({ code: 0 });
    },
    PATIENCE_MS,
  );
}
