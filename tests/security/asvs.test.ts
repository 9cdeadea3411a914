import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';

const text = readFileSync(path.join(import.meta.dirname, 'ASVS.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/u.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const NUMBER = /\b\d{1,2}\.\d{1,2}\.\d{1,2}\b/gu;
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name);

/** All numbers from one to the other, which differ in their last part. */
function span(from: string, to: string): string[] {
  const [first = 0, last = 0] = [from, to].map((number) => Number(number.split('.')[2]));
  const section = from.slice(0, from.lastIndexOf('.') + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => `${section}${first + at}`);
}

/** The numbers that a text names, `1.2.5–1.2.8` as all between. */
function numbersIn(part: string): string[] {
  const spans = [...part.matchAll(/(\d+\.\d+\.\d+)–(\d+\.\d+\.\d+)/gu)];
  const between = spans.flatMap(([, from = '', to = '']) => span(from, to));
  return [...new Set([...(part.match(NUMBER) ?? []), ...between])];
}

describe('the table of ASVS', () => {
  it('shows each line that is kept by tests that are there', () => {
    expect(rows.length).toBeGreaterThan(60);
    for (const [, numbers, , shownBy] of rows) {
      const names = namesIn(shownBy);
      const missing = names.filter((name) => {
        const own = path.join(import.meta.dirname, name);
        return !existsSync(path.join(projectRoot, name)) && !existsSync(own);
      });
      expect([numbers, names.length > 0, missing]).toEqual([numbers, true, []]);
    }
  });

  it('names each test of security in a line that it shows', () => {
    const named = new Set(rows.flatMap(([, , , shownBy]) => namesIn(shownBy)));
    const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const own = path.basename(import.meta.filename);
    const unnamed = tests.filter((name) => name.endsWith('.test.ts') && name !== own);
    expect(unnamed.length).toBeGreaterThan(50);
    expect(unnamed.filter((name) => !named.has(name))).toEqual([]);
  });

  it('says of each line one thing', () => {
    const [kept = '', rest = ''] = text.split('\n## Does not apply');
    const [notApplicable = '', accepted = ''] = rest.split('\n## Accepted');
    const told = [kept, notApplicable, accepted].flatMap(numbersIn);
    expect(told.filter((number, at) => told.indexOf(number) !== at)).toEqual([]);
    // Nothing is left open.
    expect([kept, notApplicable, accepted].join('')).not.toContain('\n## ');
  });
});
