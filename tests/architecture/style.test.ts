import { describe, expect, test } from 'vitest';
import { readSourceFiles } from './sourceFiles.ts';

const files = readSourceFiles();

describe('the shape of the code', () => {
  test('files stay within 250 lines', () => {
    const long = files
      .filter((file) => file.text.split('\n').length > 251)
      .map((file) => `${file.path}: ${file.text.split('\n').length}`);
    expect(long).toEqual([]);
  });

  test('no barrels, no folders without a subject', () => {
    const vague = files.filter((file) =>
      /(?:^|\/)(?:index\.tsx?$|(?:utils|helpers|common)(?:\.tsx?$|\/))/u.test(file.path),
    );
    expect(vague.map((file) => file.path)).toEqual([]);
  });

  test('nothing is left for later or silenced', () => {
    const marks = /\bTODO\b|\bFIXME\b|@ts-ignore|@ts-expect-error|\bas any\b/u;
    const others = files.filter((file) => file.path !== 'tests/architecture/style.test.ts');
    expect(others.filter((file) => marks.test(file.text)).map((file) => file.path)).toEqual([]);
  });

  test('SQL is written in lower case', () => {
    const keyword =
      /\b(?:SELECT|INSERT INTO|DELETE FROM|FROM|WHERE|AND|NOT|JOIN|UNION|ORDER BY|GROUP BY|HAVING|VALUES|RETURNING|EXISTS|COALESCE|CASE|WHEN|SET|CONFLICT|LOCKED|IS)\b/u;
    // What a generated column follows from is told in the words that PostgreSQL prints.
    const isOther = /^\s*(?:\*|\/\/|\/\*)|\bcomputed\(/u;
    const loud = files
      .filter((file) => /^api\/(?!data\/)/u.test(file.path))
      .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
      .filter((line) => !isOther.test(line.slice(line.indexOf(': ') + 2)) && keyword.test(line));
    expect(loud).toEqual([]);
  });

  test('SQL compares letters by our own rules, never by the locale of a database', () => {
    const lowering =
      /(?<![\w.])(?:lower|upper|initcap)\((?!\$?[\w.{}()]+ collate "C"\))|\bilike\b|!?~\*/u;
    const asks = files
      .filter((file) => /^api\/(?!data\/|database\/migrations\/)/u.test(file.path))
      .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
      .filter((line) => lowering.test(line));
    expect(asks).toEqual([]);
  });

  test('no test is skipped or runs alone', () => {
    const lone = /\b(?:it|test|describe)\.(?:skip|only|todo|fails|skipIf|runIf)\b/u;
    // Where no PostgreSQL is found, the runner says so and the scenarios on it claim nothing.
    const others = files.filter((file) => file.path !== 'tests/scenarios/scenarios.ts');
    expect(others.filter((file) => lone.test(file.text)).map((file) => file.path)).toEqual([]);
  });
});
