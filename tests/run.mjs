/**
 * `npm test`: every check from types to real browsers, one after the other. A stage that fails does
 * not hide the next ones. The last line is `N passed, N failed`; the exit code is 0 only when
 * nothing failed. `node tests/run.mjs unit e2e` runs only the stages of these names.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/**
 * A stage is a command that passes or fails as one, or a vitest project whose tests are counted.
 * `secondTry`: real browsers and processes share two processors here. Up to that many files with a
 * failed test run once more, alone. What passes only then counts as passed and is named UNSTEADY with
 * its reason: a defect of the test or of the product that has to be found.
 */
const STAGES = [
  { name: 'types', command: [bin('tsc'), '-b'] },
  {
    name: 'lint',
    command: [
      bin('oxlint'),
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
    ],
  },
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
  { name: 'process', project: true, secondTry: 3 },
  {
    name: 'torture',
    command: [process.execPath, 'tests/torture/run.mjs', '--seconds', '20'],
  },
  { name: 'e2e', project: true, secondTry: 3 },
  // Last: it reads what all the others reported.
  { name: 'specification', project: true },
];

// Stopping this process alone, not its whole group, stops the stage too, and no next one starts.
let running;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopped = true;
    running?.kill(signal);
  });
}

function run(command, environment = {}) {
  return new Promise((resolve) => {
    const [file, ...args] = command;
    const env = { ...process.env, ...environment };
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env });
    running = child;
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

/** Runs a vitest project, or only those files of it. Its report is null when it ended without one. */
async function runVitest(name, reportFile, files = []) {
  const code = await run(
    [
      bin('vitest'),
      'run',
      '--project',
      name,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...files,
    ],
    // Only a whole run can prove the specification; a part of it can but look for the tests.
    wanted.length === 0 ? { TEST_REPORTS: folder } : {},
  );
  const report = await readFile(reportFile, 'utf8').then(JSON.parse, () => null);
  return { code, report };
}

/** Runs the failed files of a first run once more and puts their new results in its report. */
async function runFailedAgain(name, reportFile, { report }, failedFiles) {
  console.log(`\n== ${name}, the ${failedFiles.length} with a failure once more`);
  const names = failedFiles.map((file) => path.relative(root, file.name));
  const second = await runVitest(name, `${reportFile}.second`, names);
  const others = report.testResults.filter((file) => !failedFiles.includes(file));
  const testResults = [...others, ...(second.report?.testResults ?? failedFiles)];
  await writeFile(reportFile, JSON.stringify({ testResults }));
  return { code: second.code, report: { testResults } };
}

/** Runs a vitest project and counts its tests; a crash or an empty run counts as a failure. */
async function runProject({ name, secondTry = 0 }) {
  const reportFile = path.join(folder, `${name}.json`);
  let result = await runVitest(name, reportFile);
  if (result.report === null)
    return { passed: 0, failed: 1, failures: [`${name} ended without a report`], unsteady: [] };
  const failedFiles = result.report.testResults.filter(({ status }) => status === 'failed');
  const hasSecondTry = failedFiles.length > 0 && failedFiles.length <= secondTry;
  if (hasSecondTry) result = await runFailedAgain(name, reportFile, result, failedFiles);
  const tests = result.report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wantedStatus) => tests.filter(({ status }) => status === wantedStatus).length;
  const failures = listFailures(result.report);
  const isBroken = result.code !== 0 || count('passed') + count('failed') === 0;
  // An error outside of all tests, such as a rejection that nobody waited for.
  if (isBroken && failures.length === 0)
    failures.push(
      `${name} ended with code ${result.code}, and no test failed; see its output above`,
    );
  return {
    passed: count('passed'),
    failed: Math.max(count('failed'), isBroken ? 1 : 0),
    failures,
    unsteady: hasSecondTry ? listFailures({ testResults: failedFiles }) : [],
  };
}

async function runStage(stage) {
  if (stage.project) return runProject(stage);
  const code = await run(stage.command);
  return code === 0
    ? { passed: 1, failed: 0, failures: [], unsteady: [] }
    : { passed: 0, failed: 1, failures: [`${stage.name} ended with code ${code}`], unsteady: [] };
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
  if (isStopped) break;
  console.log(`\n== ${stage.name}`);
  const started = Date.now();
  const counts = await runStage(stage);
  rows.push({ name: stage.name, ...counts, seconds: Math.round((Date.now() - started) / 1000) });
}
await rm(folder, { recursive: true, force: true });

console.log('\n== summary');
// A log may be cut to its end: what failed, and why, has to stand there.
for (const first of rows.flatMap(({ unsteady }) => unsteady))
  console.log(`UNSTEADY, failed at first: ${first}\n`);
for (const failure of rows.flatMap(({ failures }) => failures)) console.log(`FAIL ${failure}\n`);
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
  );
}
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
if (isStopped) console.log('Stopped before the end.');
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 && !isStopped ? 0 : 1;
