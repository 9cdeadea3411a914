import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';

/** Country, its code, and a mobile number of it in parts, without the zero dialled at home. */
const NUMBERS = [
  ['DE', '49', ['170', '123', '4567'], '0'],
  ['US', '1', ['312', '555', '0100'], ''],
  ['GB', '44', ['7911', '123', '456'], '0'],
  ['ES', '34', ['612', '345', '678'], ''],
  ['FR', '33', ['6', '12', '34', '56', '78'], '0'],
  ['JO', '962', ['79', '012', '3456'], '0'],
  ['EG', '20', ['10', '0123', '4567'], '0'],
  ['AT', '43', ['664', '123', '456'], '0'],
  ['CH', '41', ['78', '123', '45', '67'], '0'],
  ['MX', '52', ['55', '1234', '5678'], ''],
  ['AU', '61', ['412', '345', '678'], '0'],
  ['IN', '91', ['98765', '43210'], '0'],
] as const;

const inDigits = (text: string, zero: number) =>
  text.replaceAll(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)));

type Write = (code: string, parts: readonly string[], zero: string) => string;
const FORMS: readonly (readonly [name: string, write: Write])[] = [
  ['close', (code, parts) => `+${code}${parts.join('')}`],
  ['spaces', (code, parts) => `+${code} ${parts.join(' ')}`],
  ['no-break spaces', (code, parts) => `+${code}\u00A0${parts.join('\u00A0')}`],
  ['narrow spaces', (code, parts) => `+${code}\u202F${parts.join('\u202F')}`],
  ['hyphens', (code, parts) => `+${code}-${parts.join('-')}`],
  ['no-break hyphens', (code, parts) => `+${code}\u2011${parts.join('\u2011')}`],
  ['en dashes', (code, parts) => `+${code} – ${parts.join('–')}`],
  ['points', (code, parts) => `+${code}.${parts.join('.')}`],
  ['slashes', (code, parts) => `+${code}/${parts.join('/')}`],
  ['brackets', (code, [area, ...rest]) => `+${code} (${area}) ${rest.join(' ')}`],
  ['a code in brackets', (code, parts) => `(+${code}) ${parts.join(' ')}`],
  ['double zero', (code, parts) => `00${code} ${parts.join(' ')}`],
  ['double zero, apart', (code, parts) => `00 ${code} ${parts.join(' ')}`],
  [
    'a zero in brackets',
    (code, [area, ...rest], zero) => `+${code} ${zero && '(0)'}${area} ${rest.join(' ')}`,
  ],
  ['a zero in brackets, close', (code, parts, zero) => `+${code}${zero && '(0)'}${parts.join('')}`],
  [
    'double zero and a zero',
    (code, parts, zero) => `00${code} ${zero && '(0) '}${parts.join(' ')}`,
  ],
  ['a tel: link', (code, parts) => `tel:+${code}-${parts.join('-')}`],
  ['embedding marks', (code, parts) => `\u202A+${code} ${parts.join(' ')}\u202C`],
  ['isolates', (code, parts) => `\u2066+${code} ${parts.join(' ')}\u2069`],
  ['direction marks', (code, parts) => `\u200E+${code}\u200E ${parts.join(' ')}`],
  ['a byte order mark', (code, parts) => `\uFEFF+${code} ${parts.join(' ')}`],
  ['zero-width spaces', (code, parts) => `+${code}\u200B${parts.join('\u200B')}`],
  ['word joiners', (code, parts) => `+${code}\u2060${parts.join('\u2060')}`],
  ['full-width', (code, parts) => `＋${inDigits(code + parts.join(''), 0xff10)}`],
  ['Arabic digits', (code, parts) => `+${inDigits(`${code} ${parts.join(' ')}`, 0x660)}`],
  ['Persian digits', (code, parts) => `+${inDigits(`${code} ${parts.join(' ')}`, 0x6f0)}`],
  ['Hindi digits', (code, parts) => `+${inDigits(`${code} ${parts.join(' ')}`, 0x966)}`],
];
const rows = FORMS.flatMap(([form, write]) =>
  NUMBERS.map(
    ([country, code, parts, zero]) =>
      [form, country, write(code, parts, zero), `+${code}${parts.join('')}`] as const,
  ),
);

const REFUSED = [
  '',
  '+',
  '12',
  '110',
  '0170 1234567',
  '170 1234567',
  '+49',
  '+49 12',
  '+49 170 1234567 8901234',
  '+999 170 1234567',
  '+49 170 1234567 ext. 5',
  '+49 170 1234567;5',
  '+49 170 1234567, +49 170 1234568',
  '+49 170 CALLNOW',
  '+1 800 FLOWERS',
  'tel: nobody',
  '+49 (1)70 1234567 x',
  'ada@example.org',
  '+49 170 ½',
  '\u202E7654321 071 94+',
  '+4\u202E9 170 1234567',
  '+49 170 1234567/8',
  '+49 30 123456/57',
  '+1 312 555 0100 / 1',
  '+4\u0000917012345678',
  '+'.repeat(60),
];

describe('a phone number', () => {
  it.each(rows)('with %s, of %s: %j', (_form, _country, typed, number) => {
    expect(readPhone(typed, null)).toBe(number);
  });

  it.each(NUMBERS)('of %s needs no code at home', (country, code, parts, zero) => {
    const number = `+${code}${parts.join('')}`;
    expect(readPhone(`${zero}${parts.join(' ')}`, country)).toBe(number);
    expect(readPhone(`${zero}${parts.join('-')}`, country)).toBe(number);
    expect(readPhone(number, country)).toBe(number);
  });

  it.each(REFUSED)('%j is none', (typed) => expect(readPhone(typed, null)).toBeNull());

  it.each([
    ['491701234567', 'DE', null],
    ['0170-1234567/8', 'DE', null],
    ['0170/1234567', 'DE', '+491701234567'],
    ['011 49 170 1234567', 'US', '+491701234567'],
    ['49 170 1234567', 'DE', null],
    ['1-312-555-0100', 'DE', null],
    ['1 312 555 0100', 'US', '+13125550100'],
    ['44 7400 123456', 'DE', null],
    ['89 12345678', 'DE', '+498912345678'],
    ['43 664 123456', 'AT', '+43664123456'],
    ['+491701234567', 'DE', '+491701234567'],
    ['1 312 555 0100', 'US', '+13125550100'],
    ['90 532 123 45 67', 'TR', '+905321234567'],
    ['84912345678', 'VN', '+84912345678'],
    ['512 345 678', 'PL', '+48512345678'],
    ['612 34 56 78', 'ES', '+34612345678'],
    ['170 1234567', 'DE', '+491701234567'],
    ['0491 7012345', 'DE', '+494917012345'],
    ['312 555 0100', 'US', '+13125550100'],
  ])('%s, typed in %s, is nobody else’s number for want of a plus', (typed, country, number) => {
    expect(readPhone(typed, country)).toBe(number);
  });

  it('keeps the zero where it is part of the number', () => {
    expect(readPhone('+39 06 6988 1234', null)).toBe('+390669881234');
    expect(readPhone('+39 (0)6 6988 1234', null)).toBe('+390669881234');
  });

  it('is read back as it is written, or was none', () => {
    const signs = fc.constantFrom(...Array.from('0123456789+() -./٠٩\u202A\u2011'));
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: signs, maxLength: 24 }),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom('DE', 'US', 'JO', null), (typed, country) => {
        const number = readPhone(typed, country);
        if (number === null) return;
        expect(number).toMatch(/^\+[1-9]\d{7,14}$/u);
        expect(readPhone(number, null)).toBe(number);
      }),
      { numRuns: 2_000 },
    );
  });
});
