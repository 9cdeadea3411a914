import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardFormula } from '#schema/transfer/guardFormula.ts';
import { csvText } from '#web/format/csvText.ts';

const FORMULA = /^[=+@＝＋＠]|^[-－](?!\s|[\d.]*(?:,|$))/u;

/** What a spreadsheet that separates by this sign makes of a file: quotes count at a cell's beginning. */
function cellsOf(file: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const sign = file[at] ?? '';
    const last = cells.length - 1;
    const isAtStart = cells[last] === '' && file[at - 1] !== '"';
    if (isQuoted && sign === '"' && file[at + 1] === '"') {
      cells[last] += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || isAtStart)) isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === '\n' || sign === '\r')) cells.push('');
    else cells[last] += sign;
  }
  return cells;
}

const written = fc.string({ unit: fc.constantFrom(...`=+-@a1;," \t\n'`.split('')), maxLength: 12 });

it.each([',', ';', '\t'])(
  'no cell is a formula in a spreadsheet that separates by "%s"',
  (sign) => {
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 3 }), (row) => {
        const cells = cellsOf(csvText([row]).slice(1), sign);
        expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  },
);

it('guards what was seen to run', () => {
  expect(guardFormula('Lamp;=HYPERLINK("https://a.example")')).toBe(
    'Lamp;\'=HYPERLINK("https://a.example")',
  );
  expect(guardFormula('Lamp\t@SUM(A1)')).toBe("Lamp\t'@SUM(A1)");
});
