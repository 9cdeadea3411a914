import { describe, expect, test } from 'vitest';
import { STATEMENTS } from './statements.ts';
import { faultInRun, faultInSource, isTitleOf, readTestReports } from './testReports.ts';

const folder = process.env.TEST_REPORTS;
const results = folder ? readTestReports(folder) : null;
const isWhole = process.env.TEST_SCOPE === 'all';
const faultOf = (name: string) =>
  faultInSource(name) ?? (results && faultInRun(name, results, isWhole));

const SECTIONS = [...new Set(STATEMENTS.map(({ section }) => section))];

describe('the specification', () => {
  test.each(SECTIONS)('%s: every statement has a test that passes', (section) => {
    const unproved = STATEMENTS.filter((statement) => statement.section === section)
      .map(({ statement, test: name }) => ({ statement, name, fault: faultOf(name) }))
      .filter(({ fault }) => fault !== null);
    expect(unproved).toEqual([]);
  });

  test('is covered in all of its sections, each statement said once', () => {
    const numbers = new Set(SECTIONS.map((section) => section.slice(0, 1)));
    expect([...numbers]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    const said = STATEMENTS.map(({ section, statement }) => `${section}: ${statement}`);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
    expect(STATEMENTS.length).toBeGreaterThanOrEqual(200);
  });
});

describe('a proof', () => {
  const run = new Map([
    [
      'a.test.ts',
      [
        { title: 'holds', status: 'passed' },
        { title: 'breaks', status: 'failed' },
        { title: 'reads a as b', status: 'passed' },
        { title: 'rests', status: 'pending' },
      ],
    ],
  ]);

  test('counts only when its test ran and passed', () => {
    const faults = ['holds', 'reads %s as %s', 'breaks', 'rests', 'gone'].map((name) =>
      faultInRun(`a.test.ts > ${name}`, run),
    );
    expect(faults).toEqual([null, null, 'failed', 'was skipped', 'did not run']);
  });

  test('may stand in a file that a smaller run leaves out, but not in one without it', () => {
    const faults = ['a.test.ts > gone', 'b.test.ts > holds'].map((name) =>
      [true, false].map((isAll) => faultInRun(name, run, isAll)),
    );
    expect(faults).toEqual([
      ['did not run', 'did not run'],
      ['did not run', null],
    ]);
  });

  test('is missed in the sources by file and by name', () => {
    const own = 'tests/specification/traceability.test.ts';
    expect(faultInSource(`${own} > is missed in the sources by file and by name`)).toBeNull();
    expect(faultInSource(`${own} > ${['never', 'written'].join(' ')}`)).toBe('is not in its file');
    expect(faultInSource('tests/none.test.ts > holds')).toBe('has no file');
  });

  test('names all cases of a test by its pattern, and nothing else', () => {
    expect(isTitleOf('with %s = %j: %s', 'with a = "b": c (d)')).toBe(true);
    expect(isTitleOf('is 50% (each)', 'is 50% (each)')).toBe(true);
    expect(isTitleOf('holds', 'holds on')).toBe(false);
  });
});
