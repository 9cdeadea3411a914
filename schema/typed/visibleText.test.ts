import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { text } from '#schema/text.ts';
import { cutText } from './cutText.ts';
import { comparedForm, lookedUpName } from './name.ts';
import { closeDirections, drawnLength, isDrawn } from './visibleText.ts';

/** Each draws nothing: five of them were once a title. */
const UNDRAWN = [
  0x00a0, 0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x1680, 0x17b4, 0x17b5, 0x180b, 0x180e, 0x2000,
  0x2003, 0x2009, 0x200a, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b,
  0x202c, 0x202d, 0x202e, 0x202f, 0x205f, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x2066, 0x2067,
  0x2068, 0x2069, 0x206a, 0x206f, 0x2800, 0x3000, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9,
  0x1bca0, 0x1d159, 0x1d173, 0x13441, 0xe0001, 0xe0020, 0xe0041, 0xe007f, 0xe0100, 0xe01ef,
];
const DRAWN = [
  'Hello',
  'Straße',
  'Ağaçlar',
  'Łódź!',
  'Đường',
  'مرحبا',
  'שלום!',
  'नमस्ते',
  '道路の穴です',
  '🚧🚧🚧🚧🚧',
  '12345',
  '.....',
  '👩‍👩‍👧‍👦👩‍👩‍👧‍👦',
  'e\u0301e\u0301e\u0301',
  '한국어로요',
  'สวัสดี',
  'Ελλάδα',
  'Дорога',
];
/** Pasted along from chats and pages, or put in to make a text longer than it is. */
const PASTED_ALONG = [
  0x00ad, 0x034f, 0x061c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200e, 0x200f, 0x2060, 0x2063, 0x2800,
  0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0001, 0xe0100,
];
const framed = DRAWN.flatMap((words) => PASTED_ALONG.map((code) => [words, code] as const));
const title = text(5, 120, 'Too short.');

describe('what draws nothing is no text', () => {
  it.each(UNDRAWN)('U+%i, five times', (code) => {
    const sign = String.fromCodePoint(code);
    expect(isDrawn(sign.repeat(5))).toBe(false);
    expect(v.is(title, sign.repeat(5))).toBe(false);
    expect(v.is(title, `a${sign.repeat(5)}`)).toBe(false);
    expect(v.is(title, `${sign}ab${sign} ${sign}`)).toBe(false);
  });

  it.each([0x0301, 0x20dd, 0x05bf, 0x064b, 0x0e31, 0x093e, 0x3099, 0xfffc])(
    'U+%i without a letter, five times',
    (code) => {
      const sign = String.fromCodePoint(code);
      expect(isDrawn(sign.repeat(5))).toBe(false);
      expect(isDrawn(`${sign} ${sign}`)).toBe(false);
      expect(v.is(title, sign.repeat(5))).toBe(false);
      expect(isDrawn(`a${sign}`)).toBe(true);
    },
  );

  it.each(DRAWN)('%s is one', (words) => {
    expect(v.parse(title, words)).toBe(words);
    expect(v.parse(title, ` ${words}\n`)).toBe(words);
  });

  it.each(framed)('%s is as long with U+%i around it and after its first letter', (words, code) => {
    const sign = String.fromCodePoint(code);
    expect(isDrawn(`${sign}${words}${sign}`)).toBe(true);
    expect(drawnLength(`${sign}${words}${sign}`)).toBe(drawnLength(words));
    const [first = '', ...rest] = Array.from(words);
    expect(drawnLength(`${first}${sign}${rest.join('')}`)).toBe(drawnLength(words));
  });

  it('counts letters and the spaces between words', () => {
    expect(drawnLength(' a b ')).toBe(3);
    expect(drawnLength('\u200Ba\u200Bb\u200B')).toBe(2);
  });
});

const marked = fc.string({
  unit: fc.constantFrom(
    ...Array.from('ab \nא\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'),
  ),
});

describe('direction marks', () => {
  it.each([
    ['\u202Egnp.exe', '\u202Egnp.exe\u202C'],
    ['\u2067a\nb', '\u2067a\u2069\nb'],
    ['a\u202Cb\u2069c', 'abc'],
    ['\u2066a\u202Bb\u2069', '\u2066a\u202Bb\u202C\u2069'],
    ['\u2068كلمة\u2069', '\u2068كلمة\u2069'],
    ['a\u200Eb\u200F', 'a\u200Eb\u200F'],
  ])('%j becomes %j', (typed, kept) => {
    expect(closeDirections(typed)).toBe(kept);
    expect(v.parse(text(1, 100, '?'), typed)).toBe(kept);
  });

  it('never reach beyond their line, and what is stored stays as it is', () => {
    fc.assert(
      fc.property(marked, (typed) => {
        const kept = closeDirections(typed);
        expect(closeDirections(kept)).toBe(kept);
        expect(kept.replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '')).toBe(
          typed.replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, ''),
        );
        for (const line of kept.split('\n')) {
          const opened = line.match(/[\u202A\u202B\u202D\u202E\u2066-\u2068]/gu)?.length ?? 0;
          expect(line.match(/[\u202C\u2069]/gu)?.length ?? 0).toBe(opened);
        }
      }),
    );
  });
});

describe('a cut text', () => {
  it.each([
    ['👩‍👩‍👧‍👦', 10, ''],
    ['a👩‍👩‍👧‍👦', 5, 'a'],
    ['🇩🇪🇪🇸', 5, '🇩🇪'],
    ['👍🏽!', 3, ''],
    ['e\u0301e\u0301', 3, 'e\u0301'],
    ['한국', 1, '한'],
    ['नमस्ते', 3, 'नम'],
    ['abc', 2, 'ab'],
    ['abc', 3, 'abc'],
  ])('%s at %i is %j', (whole, length, cut) => expect(cutText(whole, length)).toBe(cut));

  it('is a beginning without half a letter', () => {
    const emoji = fc.constantFrom('👩‍👧', '🇩🇪', 'e\u0301', 'a', '👍🏽', ' ', '道');
    fc.assert(
      fc.property(fc.array(emoji), fc.nat(40), (letters, length) => {
        const cut = cutText(letters.join(''), length);
        expect(cut.length).toBeLessThanOrEqual(length);
        const starts = letters.map((_, at) => letters.slice(0, at).join(''));
        expect([...starts, letters.join('')]).toContain(cut);
      }),
    );
  });
});

describe('names and passwords', () => {
  it.each([
    ['Jose\u0301', 'José'],
    ['ＡＤＡ', 'ADA'],
    ['ﬁn', 'fin'],
    ['ﾊﾟ', 'パ'],
    ['각', '각'],
    ['①', '1'],
    ['ñ', 'ñ'],
  ])('%s compares as %s', (typed, form) => {
    expect(comparedForm(typed)).toBe(form);
    expect(lookedUpName(` ${typed} `)).toBe(form);
    expect(comparedForm(form)).toBe(form);
  });
});
