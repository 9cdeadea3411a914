/**
 * `npm test`: every check, from types to real browsers. A failing stage does not hide the next ones.
 * The last line is `N passed, N failed`; the exit code is 0 only if nothing failed.
 * `node tests/run.mjs unit e2e` runs only the named stages.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ENGINES } from './engines/installed.mjs';
import { PROGRAMS } from './process/installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Prettier skips files whose content it has already checked. */
const CACHED = ['--cache', '--cache-strategy=content'];

/**
 * A stage is a command that passes or fails as one, or a vitest project whose tests are counted.
 * `secondTry`: stages share two cores, so timing can fail a test. Up to that many files with a failed
 * test run once more, alone. Whatever passes only then counts as passed but is listed as UNSTEADY with its
 * reason: a defect in the test or the product that has to be found.
 */
const STAGES = {
  types: { command: [bin('tsc'), '-b'] },
  lint: { command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  format: { command: [bin('prettier'), '--check', '--log-level', 'warn', ...CACHED, '.'] },
  unused: { command: [bin('knip'), '--no-progress'] },
  architecture: { project: true },
  unit: { project: true, secondTry: 3 },
  build: { command: [process.execPath, 'api/start.mjs', '--build-only'] },
  'build of the mock': { command: [bin('vite'), 'build', '--mode', 'mock', '--logLevel', 'warn'] },
  size: { command: [process.execPath, 'tests/architecture/sizes.mjs'] },
  'scenarios-embedded': { project: true, secondTry: 3 },
  'scenarios-postgres': { project: true, secondTry: 3 },
  'scenarios-mock': { project: true, secondTry: 3 },
  process: { project: true, secondTry: 3 },
  torture: { command: [process.execPath, 'tests/torture/run.mjs', '--seconds', '20'] },
  e2e: { project: true, secondTry: 3 },
  engines: { project: true, secondTry: 3 },
  specification: { project: true },
};

/**
 * Steps run one after another; the lanes of a step run in parallel, because most stages alone do not keep
 * two cores busy. `unit`, `torture` and `e2e` do, so each has a step of its own.
 */
const STEPS = [
  [
    ['types', 'lint', 'unused', 'architecture', 'format'],
    ['build', 'build of the mock', 'size'],
  ],
  [['unit']],
  [['scenarios-embedded'], ['scenarios-mock']],
  [['process'], ['scenarios-postgres', 'engines']],
  [['torture']],
  [['e2e']],
  // Last: it reads the reports of all the others.
  [['specification']],
];

// A signal to this process alone, not its whole group, also stops the stages, and no further one starts.
const running = new Set();
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopped = true;
    for (const child of running) child.kill(signal);
  });
}

/** Runs a command. `print` receives its whole output at the end; without it, output passes through. */
function run(command, { environment = {}, print }) {
  return new Promise((resolve) => {
    const [file, ...args] = command;
    const env = { ...process.env, ...environment };
    const out = print ? 'pipe' : 'inherit';
    const child = spawn(file, args, { cwd: root, stdio: ['inherit', out, out], env });
    running.add(child);
    const chunks = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => chunks.push(chunk));
    const end = (code) => {
      running.delete(child);
      print?.(Buffer.concat(chunks).toString());
      resolve(code);
    };
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** The failed tests of a vitest report: file, name and first lines of the reason. */
function listFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLines(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${file} > ${fullName}\n${failureMessages.map(firstLines).join('\n')}`,
    );
  });
}

const firstLines = (text) => stripVTControlCharacters(text).split('\n').slice(0, 8).join('\n');

/** Runs a vitest project, or only some of its files. The report is null if it ended without one. */
async function runVitest(name, { reportFile, files = [], print }) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const code = await run([bin('vitest'), 'run', '--project', name, ...reporters, ...files], {
    // Only a full run can prove the specification; a partial one can only check that the tests exist.
    environment: wanted.length === 0 ? { TEST_REPORTS: folder } : {},
    print,
  });
  const report = await readFile(reportFile, 'utf8').then(JSON.parse, () => null);
  return { code, report };
}

const reportFileOf = (name) => path.join(folder, `${name}.json`);

const failedFilesOf = ({ report }) =>
  report?.testResults.filter(({ status }) => status === 'failed') ?? [];

/** Re-runs the failed files and replaces their results in the report. */
async function runFailedAgain(name, { report }, failedFiles) {
  console.log(`\n== ${name}: re-running the ${failedFiles.length} failed`);
  const reportFile = reportFileOf(name);
  const files = failedFiles.map((file) => path.relative(root, file.name));
  const second = await runVitest(name, { reportFile: `${reportFile}.second`, files });
  const others = report.testResults.filter((file) => !failedFiles.includes(file));
  const testResults = [...others, ...(second.report?.testResults ?? failedFiles)];
  await writeFile(reportFile, JSON.stringify({ testResults }));
  return { code: second.code, report: { testResults } };
}

/** Counts the tests of a vitest project; a crash or an empty run counts as a failure. */
function countTests(name, { code, report }) {
  if (report === null)
    return { passed: 0, failed: 1, failures: [`${name} ended without a report`] };
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wantedStatus) => tests.filter(({ status }) => status === wantedStatus).length;
  const failures = listFailures(report);
  const isBroken = code !== 0 || count('passed') + count('failed') === 0;
  // An error outside any test, such as an unhandled rejection.
  if (isBroken && failures.length === 0)
    failures.push(`${name} ended with code ${code}, and no test failed; see its output above`);
  const failed = Math.max(count('failed'), isBroken ? 1 : 0);
  return { passed: count('passed'), failed, failures };
}

const countCommand = (name, { code }) =>
  code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`${name} ended with code ${code}`] };

/** Runs one stage. In parallel with others it prints everything at the end, so that lines do not mix. */
async function runStage(name, isAlone) {
  const title = `\n== ${name}`;
  if (isAlone) console.log(title);
  const print = isAlone ? undefined : (output) => console.log(`${title}\n${output}`);
  const started = performance.now();
  const { project, command } = STAGES[name];
  const result = project
    ? await runVitest(name, { reportFile: reportFileOf(name), print })
    : { code: await run(command, { print }) };
  return { name, result, seconds: Math.round((performance.now() - started) / 1000) };
}

/** Finishes a stage: its second try, if it has one, once nothing else is running; then its counts. */
async function finishStage({ name, result, seconds }) {
  const { project, secondTry = 0 } = STAGES[name];
  if (!project) return { name, seconds, unsteady: [], ...countCommand(name, result) };
  const failedFiles = failedFilesOf(result);
  const hasSecondTry = failedFiles.length > 0 && failedFiles.length <= secondTry && !isStopped;
  const last = hasSecondTry ? await runFailedAgain(name, result, failedFiles) : result;
  const unsteady = hasSecondTry ? listFailures({ testResults: failedFiles }) : [];
  return { name, seconds, unsteady, ...countTests(name, last) };
}

async function runLane(names, isAlone) {
  const ended = [];
  for (const name of names) if (!isStopped) ended.push(await runStage(name, isAlone));
  return ended;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(STAGES, name));
if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(', ')}. There are: ${Object.keys(STAGES).join(', ')}`,
  );
  process.exit(1);
}

const folder = await mkdtemp(path.join(tmpdir(), 'trybe-test-'));
const rows = [];
const started = performance.now();
for (const step of STEPS) {
  const lanes = step
    .map((names) => names.filter((name) => wanted.length === 0 || wanted.includes(name)))
    .filter(({ length }) => length > 0);
  const ended = await Promise.all(lanes.map((names) => runLane(names, lanes.length === 1)));
  for (const stage of ended.flat()) rows.push(await finishStage(stage));
}
await rm(folder, { recursive: true, force: true });

console.log('\n== summary');
// Logs may be truncated to their end, so failures and their reasons go there.
for (const first of rows.flatMap(({ unsteady }) => unsteady))
  console.log(`UNSTEADY, failed on the first run: ${first}\n`);
for (const failure of rows.flatMap(({ failures }) => failures)) console.log(`FAIL ${failure}\n`);
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
  );
}
for (const { name, isInstalled } of ENGINES)
  if (!isInstalled && rows.some((row) => row.name === 'engines'))
    console.log(`not installed: ${name}; its journeys did not run`);
for (const { name, isInstalled } of PROGRAMS)
  if (!isInstalled && rows.some((row) => row.name === 'process'))
    console.log(`not installed: ${name}; the process tests that need it did not run`);
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
if (isStopped) console.log('Stopped before the end.');
console.log(`${Math.round((performance.now() - started) / 1000)} s in all`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 && !isStopped ? 0 : 1;
