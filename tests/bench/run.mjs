/**
 * `npm run bench`: ratios of the main routes, the outbox, bad lines, the attacks; `npm run bench -- attacks` one of them. `npm run bench -- --scale` measures on a big database
 * instead, by default of 1,000,000 issues and 3,000,000 pledges: `--issues 100000 --pledges 300000`
 * make it smaller, `--only 'report|pledge'` chooses lines with what they are compared with, `--only tail` the
 * slow answers while reports come in, `--only streams`
 * the open streams and `--only standby` the messages with a standby far away. It fills the database of
 * DATABASE_URL unless it is filled, else one of its own that is gone afterwards.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'boolean', default: false },
    issues: { type: 'string', default: '1000000' },
    pledges: { type: 'string', default: '3000000' },
    only: { type: 'string', default: '' },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = path.join(root, 'node_modules', '.bin', 'vitest');
const OF_THEIR_OWN = ['standby', 'streams'];
const { only } = values;
const apart = OF_THEIR_OWN.filter((name) => only === '' || name === only);
const scaleFiles = OF_THEIR_OWN.includes(only) ? apart : ['scale', ...apart];
const USUAL = ['attacks', 'flush', 'line', 'routes'];
const unknown = positionals.filter((name) => !USUAL.includes(name));
if (unknown.length > 0)
  throw new RangeError(`Not one of ${USUAL.join(', ')}: ${unknown.join(', ')}`);
const files = values.scale ? scaleFiles : positionals.length > 0 ? positionals : USUAL;
const { status } = spawnSync(
  bin,
  ['run', '--project', 'bench', ...files.map((name) => `tests/bench/${name}.bench.ts`)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      BENCH_ISSUES: values.issues,
      BENCH_PLEDGES: values.pledges,
      BENCH_ONLY: values.only,
    },
  },
);
process.exitCode = status ?? 1;
