import { describe, expect, it } from 'vitest';
import { csvText } from './csvText.ts';

const lineOf = (...cells: Parameters<typeof csvText>[0][number]) => csvText([cells]).slice(1);

describe('a table as CSV', () => {
  it('ends each row as the standard says and marks the text as UTF-8', () => {
    expect(
      csvText([
        ['a', 'b'],
        [1, null],
      ]),
    ).toBe('\uFEFFa,b\r\n1,\r\n');
  });

  it('quotes what would end a cell', () => {
    expect(lineOf('a,b', 'say "no"', 'two\nlines', true)).toBe(
      '"a,b","say ""no""","two\nlines",true\r\n',
    );
  });

  it('hands spreadsheets no formula, and leaves numbers numbers', () => {
    expect(lineOf('=1+1', '@SUM(A1)', '-2.50', '+x', '-x', '＝1+1')).toBe(
      "'=1+1,'@SUM(A1),-2.50,'+x,'-x,'＝1+1\r\n",
    );
  });
});
