import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './stages.mjs';

/** A report as vitest writes it as JSON; null when it ended without one. */
export const readReport = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);

const firstLines = (text) => stripVTControlCharacters(text).split('\n').slice(0, 8).join('\n');

/** The failed tests of a report: file, name and first lines of the reason. */
export function listFailures({ testResults }) {
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

export const failedFilesOf = (report) =>
  report?.testResults.filter(({ status }) => status === 'failed') ?? [];

/** Replaces the results of files that ran once more, also in the report's file. */
export async function replaceResults(reportFile, report, second) {
  const again = new Set(second.testResults.map(({ name }) => name));
  const others = report.testResults.filter(({ name }) => !again.has(name));
  const merged = { testResults: [...others, ...second.testResults] };
  await writeFile(reportFile, JSON.stringify(merged));
  await rm(`${reportFile}.second`, { force: true });
  return merged;
}

/** Counts the tests of a vitest project; a crash or an empty run counts as a failure. */
export function countTests(name, code, report) {
  if (report === null)
    return { passed: 0, failed: 1, failures: [`${name} ended without a report`] };
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted) => tests.filter(({ status }) => status === wanted).length;
  const failures = listFailures(report);
  const isBroken = code !== 0 || count('passed') + count('failed') === 0;
  // An error outside any test, such as an unhandled rejection.
  if (isBroken && failures.length === 0)
    failures.push(`${name} ended with code ${code}, and no test failed; see its output above`);
  const failed = Math.max(count('failed'), isBroken ? 1 : 0);
  return { passed: count('passed'), failed, failures };
}

/** How long each file took, in seconds. */
export function fileSeconds({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

const DURATIONS = path.join(root, '.cache/durations.json');

/** Keeps how long files took, for the order in which `LongFilesFirst` starts them. */
export async function keepDurations(times) {
  const kept = await readFile(DURATIONS, 'utf8').then(JSON.parse, () => ({}));
  for (const { file, seconds } of times) kept[file] = seconds;
  await mkdir(path.dirname(DURATIONS), { recursive: true });
  await writeFile(DURATIONS, JSON.stringify(kept));
}
