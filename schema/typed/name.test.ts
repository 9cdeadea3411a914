import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedForm, lookedUpName, nameKey } from './name.ts';

/** As people of the app's languages, and of others, write their names. */
const NAMES = [
  'ada',
  'Mary Jane',
  "O'Brien",
  'Zoë',
  'Anne-Marie',
  'José Ángel',
  'Begoña',
  'Nuria Güell',
  'Íñigo',
  'Müller',
  'Jörg Weiß',
  'Straße',
  'Änne',
  'محمد',
  'فاطمة الزهراء',
  'أحمد',
  'نوال ٢٠٢٦',
  'İsmail',
  'Işıl Ağaç',
  'Łukasz',
  'Żaneta',
  'Đặng Thị',
  'Nguyễn',
  'Søren',
  'Åse',
  'Ștefan',
  'Čapek',
  'Νίκος',
  'Ёлка',
  'Іванна',
  'דוד',
  'अनिता',
  '김철수',
  '山田太郎',
  'パパ',
] as const;

const WAYS: readonly (readonly [name: string, typed: (name: string) => string])[] = [
  ['as it is', (name) => name],
  ['in single marks', (name) => name.normalize('NFD')],
  ['with spaces around', (name) => `  ${name} `],
  ['with line ends', (name) => `\r\n${name}\n`],
  ['with no-break spaces around', (name) => `\u00A0${name}\u00A0`],
  ['with a byte order mark', (name) => `\uFEFF${name}`],
  ['with zero-width spaces', (name) => Array.from(name).join('\u200B').normalize('NFC')],
  ['with a soft hyphen', (name) => `${name}\u00AD`],
  ['in direction marks', (name) => `\u200E${name}\u200F`],
  ['in isolates', (name) => `\u2068${name}\u2069`],
  ['in an embedding', (name) => `\u202B${name}\u202C`],
  ['with no-break hyphens', (name) => name.replaceAll('-', '\u2011')],
  ['with dashes', (name) => name.replaceAll('-', '–')],
  ['with a word joiner', (name) => `\u2060${name}`],
];

const rows = NAMES.flatMap((name) => WAYS.map(([way, typed]) => [name, way, typed(name)] as const));

const ZEROS = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xe50, 0x1810, 0xff10];

describe('a name as it is looked up', () => {
  it.each(rows)('%s, typed %s: %j', (name, _way, typed) => {
    expect(lookedUpName(typed)).toBe(name);
    expect(nameKey(lookedUpName(typed))).toBe(nameKey(name));
  });

  it.each(NAMES)(
    '%s is the same account in capitals, in small letters and in single marks',
    (name) => {
      for (const spelling of [name.toUpperCase(), name.toLowerCase(), name.normalize('NFD')])
        expect(nameKey(spelling)).toBe(nameKey(name));
      expect(nameKey(nameKey(name))).toBe(nameKey(name));
    },
  );

  it.each(ZEROS)('has the digits of every script: those from U+%i', (zero) => {
    const digits = Array.from('2026', (digit) => String.fromCodePoint(zero + Number(digit)));
    expect(nameKey(`ada${digits.join('')}`)).toBe('ada2026');
  });

  it('is two accounts where a person would say so', () => {
    const keys = NAMES.map((name) => nameKey(name));
    expect(new Set(keys).size).toBe(NAMES.length);
    expect(nameKey('José')).not.toBe(nameKey('Jose'));
    expect(nameKey('Weiß')).not.toBe(nameKey('Weis'));
  });

  it('of any text is found again by itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const form = lookedUpName(typed);
        expect(comparedForm(form)).toBe(form);
        expect(nameKey(nameKey(form))).toBe(nameKey(form));
        expect(form).not.toMatch(/\p{Cf}/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
