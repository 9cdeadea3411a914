import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectOf, type Guard } from './guard.ts';
import { runNode } from './runNode.ts';

type NamedTest = Guard['test'];
/** `says`: the beginning of what a failed test said. */
type Outcome = { hasPassed: boolean; says: string };

type Assertion = { title: string; status: string; failureMessages: string[] };
type Report = { testResults: { name: string; message: string; assertionResults: Assertion[] }[] };

const REPORT = 'guards-report.json';
const SHOWN_LETTERS = 160;
/**
 * The first kill shows already whether the guard is there; the test's time grows with their number. A sample of
 * requests may leave out the one that notices.
 */
const ENVIRONMENT = { KILL_CYCLES: '4', TEST_SCOPE: 'all' };

/**
 * Runs tests of one project by their names; the outcome of each, in their order. One that did not
 * run at all is null: its name has changed, or what it needs did not start.
 */
export async function runTests(
  folder: string,
  tests: readonly NamedTest[],
  signal: AbortSignal,
): Promise<(Outcome | null)[]> {
  const [first] = tests;
  if (!first) return [];
  const report = path.join(folder, REPORT);
  rmSync(report, { force: true });
  const files = new Set(tests.map(({ file }) => file));
  const names = [...new Set(tests.map(({ name }) => literally(name)))].join('|');
  const vitest = 'node_modules/vitest/vitest.mjs';
  const options = ['--project', projectOf(first), '-t', names, '--reporter=json'];
  await runNode(folder, [vitest, 'run', ...files, ...options, `--outputFile=${report}`], {
    signal,
    environment: ENVIRONMENT,
  });
  if (!existsSync(report)) return tests.map(() => null);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return tests.map(({ file, name, row = '' }) => {
    const own = testResults.filter((result) => result.name === path.join(folder, file));
    const found = own.flatMap(({ assertionResults }) => assertionResults);
    return outcomeOf(found.filter(({ title }) => title.includes(name) && title.includes(row)));
  });
}

/** A title may stand for several tests, one for each case of a table: one that passes is enough. */
function outcomeOf(found: readonly Assertion[]): Outcome | null {
  const done = found.filter(({ status }) => status === 'passed' || status === 'failed');
  if (done.length === 0) return null;
  const failed = done.find(({ status }) => status === 'failed');
  const says = stripVTControlCharacters(failed?.failureMessages[0] ?? '').replaceAll(/\s+/gu, ' ');
  return {
    hasPassed: done.some(({ status }) => status === 'passed'),
    says: says.slice(0, SHOWN_LETTERS),
  };
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
