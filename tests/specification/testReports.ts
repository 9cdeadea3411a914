import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';

export type TestResult = { title: string; status: string };

type Report = {
  testResults: { name: string; assertionResults: TestResult[] }[];
};

/** The results of every test file of a run, from the JSON reports of all its projects in a folder. */
export function readTestReports(folder: string): Map<string, TestResult[]> {
  const results = new Map<string, TestResult[]>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const report = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Report;
    for (const file of report.testResults) {
      const key = path.relative(projectRoot, file.name).replaceAll(path.sep, '/');
      results.set(key, [...(results.get(key) ?? []), ...file.assertionResults]);
    }
  }
  return results;
}

/** Splits `file > name`. */
export function splitProof(test: string): { file: string; name: string } {
  const [file = '', ...rest] = test.split(' > ');
  return { file, name: rest.join(' > ') };
}

/** Whether a title is the named test, or one of its cases where the name has `%s` in it. */
export function isTitleOf(name: string, title: string): boolean {
  const parts = name
    .split(/%[sdj]/u)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'su').test(title);
}

/**
 * What is wrong with a proof in a finished run; null when every one of its tests passed. `isWhole`: the run
 * had all files in it, not only those of `npm test`.
 */
export function faultInRun(
  test: string,
  results: Map<string, TestResult[]>,
  isWhole = true,
): string | null {
  const { file, name } = splitProof(test);
  if (!isWhole && !results.has(file)) return null;
  const own = (results.get(file) ?? []).filter(({ title }) => isTitleOf(name, title));
  if (own.length === 0) return 'did not run';
  if (own.some(({ status }) => status === 'failed')) return 'failed';
  return own.some(({ status }) => status === 'passed') ? null : 'was skipped';
}

/** What is wrong with a proof in the sources; null when its file names the test. */
export function faultInSource(test: string): string | null {
  const { file, name } = splitProof(test);
  try {
    const text = readFileSync(path.join(projectRoot, file), 'utf8').replaceAll("\\'", "'");
    return ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`))
      ? null
      : 'is not in its file';
  } catch {
    return 'has no file';
  }
}
