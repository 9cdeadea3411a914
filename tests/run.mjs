/**
 * `npm test`: every check from types to real browsers, one after the other. A stage that fails does
 * not hide the next ones. The last line is `N passed, N failed`; the exit code is 0 only when
 * nothing failed. `node tests/run.mjs unit e2e` runs only the stages of these names.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** A stage is a command that passes or fails as one, or a vitest project whose tests are counted. */
const STAGES = [
  { name: 'types', command: [bin('tsc'), '-b'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'unused', command: [bin('knip'), '--no-progress'] },
  { name: 'architecture', project: true },
  { name: 'unit', project: true },
  { name: 'build', command: [process.execPath, 'api/start.mjs', '--build-only'] },
  {
    name: 'build of the mock',
    command: [bin('vite'), 'build', '--mode', 'mock', '--logLevel', 'warn'],
  },
  { name: 'size', command: [process.execPath, 'tests/architecture/sizes.mjs'] },
  { name: 'scenarios-embedded', project: true },
  { name: 'scenarios-postgres', project: true },
  { name: 'scenarios-mock', project: true },
  { name: 'process', project: true },
  {
    name: 'torture',
    command: [process.execPath, 'tests/torture/run.mjs', '--seconds', '20'],
  },
  { name: 'e2e', project: true },
  // Last: it reads what all the others reported.
  { name: 'specification', project: true },
];

function run(command, environment = {}) {
  return new Promise((resolve) => {
    const [file, ...args] = command;
    const env = { ...process.env, ...environment };
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Of a vitest report: file, name and first lines of the reason of every test that failed. */
function listFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLines(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${file} > ${fullName}\n${firstLines(failureMessages.join('\n'))}`,
    );
  });
}

const firstLines = (text) => stripVTControlCharacters(text).split('\n').slice(0, 8).join('\n');

/** Runs a vitest project and counts its tests; a crash or an empty run counts as a failure. */
async function runProject(name, folder) {
  const report = path.join(folder, `${name}.json`);
  const code = await run(
    [
      bin('vitest'),
      'run',
      '--project',
      name,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // Only a whole run can prove the specification; a part of it can but look for the tests.
    wanted.length === 0 ? { TEST_REPORTS: folder } : {},
  );
  const result = await readFile(report, 'utf8').then(JSON.parse, () => null);
  if (result === null)
    return { passed: 0, failed: 1, failures: [`${name} ended without a report`] };
  const { numPassedTests: passed, numFailedTests } = result;
  const isBroken = code !== 0 || passed + numFailedTests === 0;
  return {
    passed,
    failed: Math.max(numFailedTests, isBroken ? 1 : 0),
    failures: listFailures(result),
  };
}

async function runStage(stage, folder) {
  if (stage.project) return runProject(stage.name, folder);
  const code = await run(stage.command);
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`${stage.name} ended with code ${code}`] };
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(', ')}. There are: ${STAGES.map((s) => s.name).join(', ')}`,
  );
  process.exit(1);
}

const folder = await mkdtemp(path.join(tmpdir(), 'trybe-test-'));
const rows = [];
for (const stage of STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n== ${stage.name}`);
  const started = Date.now();
  const counts = await runStage(stage, folder);
  rows.push({ name: stage.name, ...counts, seconds: Math.round((Date.now() - started) / 1000) });
}
await rm(folder, { recursive: true, force: true });

console.log('\n== summary');
// A log may be cut to its end: what failed, and why, has to stand there.
for (const failure of rows.flatMap(({ failures }) => failures)) console.log(`FAIL ${failure}\n`);
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
  );
}
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
