import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSourceFiles } from '#tests/architecture/sourceFiles.ts';
import { numbersIn } from './proof.ts';

export type TestResult = { title: string; status: string };

type Report = { testResults: { assertionResults: TestResult[] }[] };

/** The results of all tests of a run, from the JSON reports of all its projects in a folder. */
export function readTestReports(folder: string): TestResult[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Report)
    .flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults));
}

/** The results by the number of the statement that they prove. */
export function resultsByNumber(results: readonly TestResult[]): Map<string, TestResult[]> {
  const byNumber = new Map<string, TestResult[]>();
  for (const result of results)
    for (const number of numbersIn(result.title))
      byNumber.set(number, [...(byNumber.get(number) ?? []), result]);
  return byNumber;
}

/**
 * What is wrong with the proof of a statement in a finished run; null when every one of its tests passed.
 * `isWhole`: the run had all tests in it, not only those of `npm test`.
 */
export function faultInRun(
  number: string,
  results: Map<string, TestResult[]>,
  isWhole = true,
): string | null {
  const own = results.get(number) ?? [];
  if (own.some(({ status }) => status === 'failed')) return 'failed';
  if (!isWhole || own.some(({ status }) => status === 'passed')) return null;
  return own.length === 0 ? 'did not run' : 'was skipped';
}

/** The numbers that the titles of the tests in the sources carry. */
export function numbersInSources(): Set<string> {
  const tests = readSourceFiles().filter(({ path: file }) => /\.test\.tsx?$/u.test(file));
  return new Set(tests.flatMap(({ text }) => numbersIn(text)));
}
