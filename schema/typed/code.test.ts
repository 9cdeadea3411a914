import { describe, expect, it } from 'vitest';
import { readCode } from './code.ts';

const CODES = [
  'ab12cd34',
  '00000000',
  '98765432',
  'zz99',
  'k7m2p9q4',
  'a1b2c3d4e5f6',
  'deadbeef',
  '1',
  'x0y1z2w3',
  '4711abc0',
];

const inDigits = (code: string, zero: number) =>
  code.replaceAll(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)));
const between = (code: string, sign: string) => code.replaceAll(/(.{2})(?=.)/gu, `$1${sign}`);
const FULL_WIDTH = 0xfee0;

/** As people type it, as keyboards and programs change it, and as it is pasted. */
const FORMS: readonly (readonly [how: string, write: (code: string) => string])[] = [
  ['as it was made', (code) => code],
  ['in capitals', (code) => code.toUpperCase()],
  [
    'with a capital first, as phones begin',
    (code) => code.slice(0, 1).toUpperCase() + code.slice(1),
  ],
  ['with spaces', (code) => between(code, ' ')],
  ['with no-break spaces', (code) => between(code, '\u00A0')],
  ['with narrow spaces', (code) => between(code, '\u202F')],
  ['with wide spaces', (code) => between(code, '\u3000')],
  ['with hyphens', (code) => between(code, '-')],
  ['with no-break hyphens', (code) => between(code, '\u2011')],
  ['with en dashes', (code) => between(code, '\u2013')],
  ['with em dashes', (code) => between(code, '\u2014')],
  ['with minus signs', (code) => between(code, '\u2212')],
  ['with points', (code) => between(code, '.')],
  ['with line ends', (code) => between(code, '\r\n')],
  ['with tabs', (code) => `\t${code}\t`],
  ['with zero-width spaces', (code) => between(code, '\u200B')],
  ['with soft hyphens', (code) => between(code, '\u00AD')],
  ['behind a byte order mark', (code) => `\uFEFF${code}`],
  ['within direction marks', (code) => `\u202A${code}\u202C`],
  ['within isolates', (code) => `\u2068${code}\u2069`],
  ['in quotes', (code) => `“${code}”`],
  ['in brackets', (code) => `(${code})`],
  ['with a full stop', (code) => `${code}.`],
  ['with an ideographic full stop', (code) => `${code}。`],
  ['with Arabic digits', (code) => inDigits(code, 0x660)],
  ['with Persian digits', (code) => inDigits(code, 0x6f0)],
  ['with Hindi digits', (code) => inDigits(code, 0x966)],
  ['with Bengali digits', (code) => inDigits(code, 0x9e6)],
  ['with Thai digits', (code) => inDigits(code, 0xe50)],
  ['with full-width digits', (code) => inDigits(code, 0xff10)],
  ['with mathematical digits', (code) => inDigits(code, 0x1d7ce)],
  [
    'full-width',
    (code) =>
      code.replaceAll(/./gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH)),
  ],
];

const rows = FORMS.flatMap(([how, write]) =>
  CODES.map((code) => [how, write(code), code] as const),
);

describe('a code of letters and digits', () => {
  it.each(rows)('%s: %j', (_how, typed, code) => {
    expect(readCode(typed)).toBe(code);
    expect(readCode(code)).toBe(code);
  });

  it.each(['', ' ', '-', '…', 'код', 'رمز', '🔑'])('is nothing in %j', (typed) =>
    expect(readCode(typed)).toBe(''),
  );
});
