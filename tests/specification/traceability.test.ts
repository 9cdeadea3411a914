import { describe, expect, test } from 'vitest';
import { numbersIn } from './proof.ts';
import { STATEMENTS } from './statements.ts';
import { faultInRun, numbersInSources, readTestReports, resultsByNumber } from './testReports.ts';

const folder = process.env.TEST_REPORTS;
const results = folder ? resultsByNumber(readTestReports(folder)) : null;
const isWhole = process.env.TEST_SCOPE === 'all';
const inSources = numbersInSources();

function faultOf(number: string): string | null {
  if (!inSources.has(number)) return 'no test has its number';
  return results && faultInRun(number, results, isWhole);
}

const SECTIONS = [...new Set(STATEMENTS.map(({ section }) => section))];

describe('the specification', () => {
  test.each(SECTIONS)('%s: every statement has a test that passes', (section) => {
    const unproved = STATEMENTS.filter((statement) => statement.section === section)
      .map(({ number, statement }) => ({ number, statement, fault: faultOf(number) }))
      .filter(({ fault }) => fault !== null);
    expect(unproved).toEqual([]);
  });

  test('is covered in all of its sections, each statement said once', () => {
    const chapters = new Set(SECTIONS.map((section) => section.slice(0, 1)));
    expect([...chapters]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    const said = STATEMENTS.map(({ section, statement }) => `${section}: ${statement}`);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
    expect(STATEMENTS.length).toBeGreaterThanOrEqual(200);
  });

  test('states whatever a title claims to prove', () => {
    const stated = new Set(STATEMENTS.map(({ number }) => number));
    expect([...inSources].filter((number) => !stated.has(number))).toEqual([]);
  });
});

describe('a proof', () => {
  // Put together, so that this file claims nothing by them.
  const title = (name: string, ...numbers: string[]) => `${name} [${numbers.join(', ')}]`;
  const run = resultsByNumber([
    { title: title('holds', '1.1'), status: 'passed' },
    { title: title('holds and breaks', '1.2'), status: 'passed' },
    { title: title('holds and breaks', '1.2'), status: 'failed' },
    { title: title('reads a as b', '1.3-5', '9.2'), status: 'passed' },
    { title: title('rests', '1.6'), status: 'pending' },
    { title: '[1.7] is no tag', status: 'passed' },
  ]);
  const NUMBERS = ['1.1', '1.2', '1.3', '1.4', '1.5', '9.2', '1.6', '1.7'];

  test('counts only when all tests with its number passed, and any ran', () => {
    const faults = NUMBERS.map((number) => faultInRun(number, run));
    expect(faults).toEqual([null, 'failed', null, null, null, null, 'was skipped', 'did not run']);
  });

  test('may be left out of a smaller run, but not fail in it', () => {
    const faults = NUMBERS.map((number) => faultInRun(number, run, false));
    expect(faults).toEqual([null, 'failed', null, null, null, null, null, null]);
  });

  test('is found in a source by the string that ends with its number', () => {
    const source = `test(${JSON.stringify(title('holds', '4.2'))}, () => expect([1.5]).toEqual([3]));`;
    expect(numbersIn(source)).toEqual(['4.2']);
  });
});
