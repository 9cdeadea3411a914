import { describe, expect, it } from 'vitest';
import { pluralIn } from './plural.ts';

const days = {
  zero: 'بلا أيام',
  one: 'يوم واحد',
  two: 'يومان',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
};

describe('what is said of a count', () => {
  it('takes one of two forms in English', () => {
    const forms = { one: '# day', other: '# days' };
    expect([0, 1, 2, 1200].map((count) => pluralIn('en', count, forms, `${count}`))).toEqual([
      '0 days',
      '1 day',
      '2 days',
      '1200 days',
    ]);
  });

  it('takes one of six in Arabic, two of which need no number', () => {
    const said = [0, 1, 2, 3, 11, 100].map((count) => pluralIn('ar', count, days, `${count}`));
    expect(said).toEqual(['بلا أيام', 'يوم واحد', 'يومان', '3 أيام', '11 يومًا', '100 يوم']);
  });

  it('falls back on the form for all other counts', () => {
    expect(pluralIn('ar', 2, { other: '# يوم' }, '2')).toBe('2 يوم');
  });
});
