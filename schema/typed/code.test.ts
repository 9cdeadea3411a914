import { expect, it } from 'vitest';
import { readCode } from './code.ts';

it.each([
  ['AB12-CD34', 'ab12cd34'],
  [' ab12 cd34\n', 'ab12cd34'],
  ['AB12‑CD34', 'ab12cd34'],
  ['ＡＢ１２－ＣＤ３４', 'ab12cd34'],
  ['AB١٢-CD٣٤', 'ab12cd34'],
  ['AB۱۲-CD۳۴', 'ab12cd34'],
  ['AB१२-CD३४', 'ab12cd34'],
  ['\u202AAB12\u202C-\u200BCD34', 'ab12cd34'],
  ['', ''],
])('reads the code %j as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
