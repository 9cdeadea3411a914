import { describe, expect, it } from 'vitest';
import { comparedForm } from './name.ts';

/** In the scripts of those who sign in, with letters that have more than one form. */
const WORDS = [
  'five long words é',
  'pässwörter sind ärgerlich',
  'Straße mit ß und ẞ',
  'contraseña número ocho',
  'mañana às três çedilha',
  'où êtes-vous, Noël?',
  'Łódź i żółta gęś',
  'Příliš žluťoučký kůň',
  'İstanbul ığdır şeker',
  'Đường phố Nguyễn Huệ',
  'كلمة مرور طويلة أحمد',
  'آب إلى ؤئ الجسر',
  'گذرواژهٔ من چیست',
  'סִיסְמָה אֲרֻכָּה מְאוֹד',
  'नया पासवर्ड क़िला ड़',
  'ΐ καλημέρα ΰ κόσμε',
  'й ё ї привет мир',
  '한국어 비밀번호입니다',
  'パスワードがながい',
  '密码很长很长很长很长',
  'สวัสดีชาวโลกน้ำ',
  'ﬁve ﬂat oﬃces Ⅻ',
  'spaces  inside stay',
  '1234567890 ½ ² ①',
  'a+b=c; <d> & "e"',
  '🐎🔋📎 correct horse',
  '👩‍👩‍👧‍👦 whole family',
  "o'brien’s `quotes´",
  'dash – and — and -',
  '𝒇𝒂𝒏𝒄𝒚 letters here',
];

/** What keyboards, systems and managers make of the same letters. */
const FORMS: readonly (readonly [how: string, write: (text: string) => string])[] = [
  ['as typed', (text) => text],
  ['composed', (text) => text.normalize('NFC')],
  ['apart', (text) => text.normalize('NFD')],
  ['plain and composed', (text) => text.normalize('NFKC')],
  ['plain and apart', (text) => text.normalize('NFKD')],
  [
    'full-width',
    (text) =>
      text.replaceAll(/[!-~]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ],
  ['with no-break spaces', (text) => text.replaceAll(' ', '\u00A0')],
  ['with wide spaces', (text) => text.replaceAll(' ', '\u3000')],
  ['with narrow spaces', (text) => text.replaceAll(' ', '\u202F')],
  ['apart, then composed', (text) => text.normalize('NFD').normalize('NFC')],
];

const rows = FORMS.flatMap(([how, write]) =>
  WORDS.map((word) => [how, write(word), word] as const),
);

describe('a password', () => {
  it.each(rows)('%s is the same: %j', (_how, typed, word) => {
    const stored = comparedForm(word);
    expect(comparedForm(typed)).toBe(stored);
    expect(comparedForm(stored)).toBe(stored);
  });

  it.each([
    ['Correct horse 1', 'correct horse 1'],
    ['correct horse 1', 'correct horse 1 '],
    ['correct horse 1', 'correct  horse 1'],
    ['correct horse é', 'correct horse e'],
    ['correct horse ß', 'correct horse ss'],
    ['correct horse ١', 'correct horse 1'],
    ['correct horse ı', 'correct horse i'],
    ['correct horse а', 'correct horse a'],
    ['correct-horse–1', 'correct-horse-1'],
    ['correct horse’1', "correct horse'1"],
  ])('%j is another than %j', (first, second) => {
    expect(comparedForm(first)).not.toBe(comparedForm(second));
  });
});
