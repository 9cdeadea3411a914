/**
 * `npm test`: what every change has to pass. `npm run test:all`: everything, before a release; there a
 * test that passes only when it is run once more counts as failed.
 * `node tests/run.mjs unit e2e` runs only the named stages; `--slowest 20` lists the longest files.
 * The last line is `N passed, N failed`; the exit code is 0 only if nothing failed.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { isStopped, machineSeconds, runCommand } from './run/runCommand.mjs';
import { makeRunFolder } from './run/runFolder.mjs';
import { ABSENT, bin, CLOSING_STAGE, root, STAGES } from './run/stages.mjs';
import {
  countTests,
  failedFilesOf,
  fileSeconds,
  keepDurations,
  listFailures,
  readReport,
  replaceResults,
} from './run/testReport.mjs';

/** Stages side by side, by the cores that they keep busy. */
const CORES = 2;

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false }, slowest: { type: 'string' } },
    allowPositionals: true,
  });
  const names = [...Object.keys(STAGES), CLOSING_STAGE];
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  const slowest = values.slowest === undefined ? 0 : Number(values.slowest);
  if (!Number.isInteger(slowest) || slowest < 0)
    throw new Error('--slowest takes how many files to list: --slowest 20');
  return { isAll: values.all, slowest, wanted: positionals };
}

let typed;
try {
  typed = readArguments();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { isAll, slowest, wanted } = typed;
const isWhole = wanted.length === 0;
const isWanted = (name) => (isWhole ? isAll || !STAGES[name].all : wanted.includes(name));
const chosen = Object.keys(STAGES).filter(isWanted);
const [able, unable] = [
  chosen.filter((name) => !STAGES[name].missing),
  chosen.filter((name) => STAGES[name].missing),
];

// Vitest adds to what it has compiled and never takes away.
if (isAll) await rm(path.join(root, '.cache/modules'), { recursive: true, force: true });
const folder = await makeRunFolder();
// Where the tests make their databases, profiles and data folders, too.
process.env.TMPDIR = folder;
const reportFileOf = (name) => path.join(folder, `${name}.json`);

/** Runs a vitest project, or only some of its files. */
function runVitest(name, reportFile, files = []) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const tags = isAll ? [] : ['--tags-filter', '!whole-run'];
  return runCommand([bin('vitest'), 'run', '--project', name, ...reporters, ...tags, ...files], {
    ...(isAll && { TEST_SCOPE: 'all' }),
    // Only a whole run can prove the specification; a partial one can only check that the tests exist.
    ...(isWhole && { TEST_REPORTS: folder }),
  });
}

/** Runs one stage and says how it went; what it printed is shown only if it failed. */
async function runStage(name, { project, command, inAll = command } = STAGES[name]) {
  const run = project
    ? await runVitest(name, reportFileOf(name))
    : await runCommand(isAll ? inAll : command);
  const report = project ? await readReport(reportFileOf(name)) : null;
  if (run.code !== 0) console.log(`\n== ${name}\n${run.output}`);
  const times = `${Math.round(run.seconds)} s, ${secondsOf(run.cpuSeconds)} of processor`;
  console.log(`${run.code === 0 ? 'done ' : 'FAILED'} ${name}: ${times}`);
  return { ...run, name, report };
}

const secondsOf = (seconds) => (seconds === null ? 'unknown' : `${Math.round(seconds)} s`);

/** Starts each stage as soon as what it needs has ended and cores are free; answers when all have ended. */
async function runStages() {
  const waiting = [...able];
  const running = new Map();
  const ended = [];
  const isReady = (name) =>
    (STAGES[name].after ?? []).every((earlier) => !able.includes(earlier) || isEnded(earlier));
  const isEnded = (name) => ended.some((stage) => stage.name === name);
  while ((waiting.length > 0 && !isStopped()) || running.size > 0) {
    const busy = [...running.keys()].reduce((sum, name) => sum + STAGES[name].cores, 0);
    const next = waiting.find((name) => isReady(name) && busy + STAGES[name].cores <= CORES);
    if (next !== undefined && !isStopped()) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, runStage(next));
      continue;
    }
    const stage = await Promise.race(running.values());
    running.delete(stage.name);
    ended.push(stage);
  }
  return ended;
}

/** Runs the failed files of a stage once more, while nothing else runs, where that may help. */
async function runAgain(stage) {
  const failedFiles = failedFilesOf(stage.report);
  const mayTry =
    failedFiles.length > 0 && failedFiles.length <= (STAGES[stage.name]?.secondTry ?? 0);
  if (!mayTry || isStopped()) return { ...stage, unsteady: [] };
  console.log(`\n== ${stage.name}: re-running the ${failedFiles.length} failed`);
  const reportFile = reportFileOf(stage.name);
  const files = failedFiles.map((file) => path.relative(root, file.name));
  const { code, output } = await runVitest(stage.name, `${reportFile}.second`, files);
  if (code !== 0) console.log(output);
  const second = (await readReport(`${reportFile}.second`)) ?? { testResults: failedFiles };
  const report = await replaceResults(reportFile, stage.report, second);
  return { ...stage, code, report, unsteady: listFailures({ testResults: failedFiles }) };
}

function countStage({ name, code, report, seconds, cpuSeconds, unsteady }) {
  const isProject = name === CLOSING_STAGE || STAGES[name].project;
  const isOk = code === 0;
  const counts = isProject
    ? countTests(name, code, report)
    : { passed: Number(isOk), failed: Number(!isOk), failures: isOk ? [] : [`${name} failed`] };
  const isUnsteady = isAll && isOk && unsteady.length > 0;
  if (isUnsteady) counts.failed += unsteady.length;
  return { name, seconds, cpuSeconds, unsteady, ...counts };
}

function listUnrun() {
  const lines = unable.map((name) => `NOT RUN ${name}: ${STAGES[name].missing}`);
  for (const { name, stage, tests } of ABSENT)
    if (able.includes(stage)) lines.push(`NOT RUN ${tests} (${stage}): ${name} is not installed`);
  if (!isAll) {
    for (const name of chosen)
      if (STAGES[name].part) lines.push(`only in test:all, of ${name}: ${STAGES[name].part}`);
    if (isWhole)
      for (const name of Object.keys(STAGES))
        if (STAGES[name].all) lines.push(`only in test:all: ${name}`);
  }
  return lines;
}

function printTable(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const cell = (text, size = 9) => String(text).padStart(size);
  console.log(
    `     ${''.padEnd(width)}${['passed', 'failed', 'wall s', 'cpu s'].map((head) => cell(head)).join('')}`,
  );
  for (const { name, passed, failed, seconds, cpuSeconds } of rows) {
    const cpu = cpuSeconds === null ? '-' : Math.round(cpuSeconds);
    const cells = [passed, failed, Math.round(seconds), cpu].map((value) => cell(value));
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(width)}${cells.join('')}`);
  }
}

const started = performance.now();
const machineStarted = machineSeconds();
const stages = [];
for (const stage of await runStages()) stages.push(await runAgain(stage));
if ((isWhole || wanted.includes(CLOSING_STAGE)) && !isStopped())
  stages.push({ ...(await runStage(CLOSING_STAGE, { project: true })), unsteady: [] });
await rm(folder, { recursive: true, force: true });

const rows = stages.map(countStage);
const times = stages
  .flatMap(({ report }) => (report === null ? [] : fileSeconds(report)))
  .toSorted((a, b) => b.seconds - a.seconds);
await keepDurations(times);
console.log('\n== summary');
if (slowest > 0)
  for (const { file, seconds } of times.slice(0, slowest))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
// Logs may be truncated to their end, so failures and their reasons go there.
for (const first of rows.flatMap(({ unsteady }) => unsteady))
  console.log(`UNSTEADY, failed on the first run: ${first}\n`);
for (const failure of rows.flatMap(({ failures }) => failures)) console.log(`FAIL ${failure}\n`);
printTable(rows);
for (const line of listUnrun()) console.log(line);
if (isStopped()) console.log('Stopped before the end.');
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
const seconds = Math.round((performance.now() - started) / 1000);
const cpuSeconds = Math.round(machineSeconds() - machineStarted);
console.log(`${seconds} s in all; ${cpuSeconds} s of processor time of the whole machine`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 && !isStopped() ? 0 : 1;
