import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './guardFormula.ts';

it('keeps spreadsheets from executing what people wrote', () => {
  for (const text of ['=HYPERLINK("http://a.example")', '+1', '-2+3', '@SUM(A1)', '＝1', "'=1"])
    expect(guardFormula(text)).toBe(`'${text}`);
  expect(guardFormula("O'Hare has = signs")).toBe("O'Hare has = signs");
  expect(guardFormula("'quoted'")).toBe("'quoted'");
  expect(guardFormula('A list\n- of two\n- things; and more')).toBe(
    'A list\n- of two\n- things; and more',
  );
});

it('gives back every text as it was', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...`'=+-@a;" \t\r\n`.split('')) }),
  );
  fc.assert(
    fc.property(text, (written) => {
      const cell = guardFormula(written);
      expect(/^[=+\-@\t\r]/u.test(cell)).toBe(false);
      expect(unguardFormula(cell)).toBe(written);
    }),
  );
});
