import { withPlainMarks } from './marks.ts';

export type DecimalMark = '.' | ',';

/** What a typed number means; each reading in plain digits with an optional point. */
export type ReadNumber =
  | { kind: 'read'; text: string }
  /** Could be a thousand as well as a part: the person decides. */
  | { kind: 'ambiguous'; readings: string[] }
  | { kind: 'unreadable' };

export type NumberHabit = {
  /** Of the reader's language. */
  decimal: DecimalMark;
  /** The most that the number can have: cents of a dollar are 2. */
  decimals: number;
};

const UNREADABLE: ReadNumber = { kind: 'unreadable' };
const WHOLE_MAX_LENGTH = 13;
const TYPED_MAX_LENGTH = 100;

/** Arabic marks mean one thing each; the Arabic comma is used as the Latin one. */
const ARABIC_DECIMAL = /\u066B/gu;
const ARABIC_GROUP = /\u066C/gu;
const ARABIC_COMMA = /\u060C/gu;
/** `25,-`, `1.250.–` and India's `25/-` are whole amounts. */
const NO_CENTS = /(?:[.,]-{1,2}|\/-)$/u;

/** Thousands, or the lakhs and crores of India; the same mark throughout. */
const GROUPED = /^(?:\d{1,3}(?:([ '.,])\d{3})(?:\1\d{3})*|\d{1,2}([ ',])(?:\d{2}\2)+\d{3})$/u;
const DIGITS = /^\d+$/u;

function read(whole: string, part: string, { decimals }: NumberHabit): ReadNumber {
  if (!DIGITS.test(whole) || whole.length > WHOLE_MAX_LENGTH) return UNREADABLE;
  if (part !== '' && (!DIGITS.test(part) || part.length > decimals)) return UNREADABLE;
  return { kind: 'read', text: part === '' ? whole : `${whole}.${part}` };
}

/** Whole digits of groups such as `1 250`; null: no groups. */
function ungrouped(text: string, marks: string): string | null {
  if (DIGITS.test(text)) return text;
  const mark = /[ '.,]/u.exec(text)?.[0];
  if (mark === undefined || !marks.includes(mark) || !GROUPED.test(text)) return null;
  return text.replaceAll(mark, '');
}

/** One comma or point, and nothing else, before exactly three digits. */
function readSingle(mark: string, [whole, part]: [string, string], habit: NumberHabit): ReadNumber {
  const couldGroup = /^\d{3}$/u.test(part) && /^[1-9]\d{0,2}$/u.test(whole);
  const asPart = read(whole === '' ? '0' : whole, part, habit);
  if (!couldGroup) return part === '' ? UNREADABLE : asPart;
  // So the language itself writes thousandths.
  if (mark === habit.decimal && asPart.kind === 'read') return asPart;
  const short = read(whole, part.replace(/0+$/u, ''), habit);
  const parts = [asPart, short].find(({ kind }) => kind === 'read');
  const readings = [whole + part, ...(parts?.kind === 'read' ? [parts.text] : [])];
  return { kind: 'ambiguous', readings };
}

/** With its last comma or point as the decimal mark. */
function readLast(text: string, habit: NumberHabit): ReadNumber {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0) return readWhole(text, habit);
  const mark = text[at] ?? '';
  const [whole, part] = [text.slice(0, at), text.slice(at + 1)];
  const other = mark === '.' ? ',' : '.';
  if (text.indexOf(mark) < at) return readWhole(text, habit);
  if (DIGITS.test(whole) || whole === '') return readSingle(mark, [whole, part], habit);
  const digits = ungrouped(whole, ` '${other}`);
  return digits === null || part === '' ? UNREADABLE : read(digits, part, habit);
}

function readWhole(text: string, habit: NumberHabit): ReadNumber {
  const digits = ungrouped(text, " '.,");
  return digits === null ? UNREADABLE : read(digits, '', habit);
}

/** Arabic marks are never ambiguous. */
function readArabic(text: string, habit: NumberHabit): ReadNumber {
  const [whole = '', part, ...rest] = text.split(ARABIC_DECIMAL);
  const isBare = whole === '' && part !== undefined;
  const digits = isBare ? '0' : ungrouped(whole.replaceAll(ARABIC_GROUP, "'"), " '");
  if (digits === null || rest.length > 0 || part === '') return UNREADABLE;
  return read(digits, part ?? '', habit);
}

/**
 * A number as people type it, without a sign: comma or point, groups by spaces, apostrophes, commas
 * or points, digits of every script. What could be a thousand or a thousandth is `ambiguous`, unless
 * the language writes it so and the number can have thousandths.
 */
export function readTypedNumber(typed: string, habit: NumberHabit): ReadNumber {
  if (typed.length > TYPED_MAX_LENGTH) return UNREADABLE;
  const text = withPlainMarks(typed).replaceAll(ARABIC_COMMA, ',');
  if (/[\u066B\u066C]/u.test(text)) return readArabic(text, habit);
  const whole = text.replace(NO_CENTS, '');
  return whole === text ? readLast(text, habit) : readWhole(whole, habit);
}

export type AmountHabit = NumberHabit & {
  /** Code and signs of the currency, which people paste along. */
  names: readonly string[];
};

/** Removes a name at one end; each end has at most one. */
function withoutName(text: string, names: readonly string[], isBefore: boolean): string {
  const small = text.toLowerCase();
  const name = names
    .map((one) => withPlainMarks(one).toLowerCase())
    // `US$` rather than its `$`.
    .toSorted((a, b) => b.length - a.length)
    .find((one) => one !== '' && (isBefore ? small.startsWith(one) : small.endsWith(one)));
  if (name === undefined) return text;
  return isBefore ? text.slice(name.length) : text.slice(0, -name.length);
}

/**
 * An amount of money: a number with the currency's code or sign before it, after it, at both ends
 * (`$12.50 USD`), or without.
 */
export function readTypedAmount(typed: string, { names, ...habit }: AmountHabit): ReadNumber {
  const begun = withoutName(withPlainMarks(typed), names, true);
  return readTypedNumber(withoutName(begun, names, false), habit);
}

const MANY_DECIMALS = 20;

/** A number with or without a sign; null: unreadable, or more than one reading. */
export function readSignedNumber(typed: string, decimal: DecimalMark): number | null {
  const text = withPlainMarks(typed);
  const sign = /^[+-]/u.exec(text)?.[0] ?? '';
  const rest = text.slice(sign.length);
  if (sign !== '' && !/^[\d.,\u066B]/u.test(rest)) return null;
  const found = readTypedNumber(rest, { decimal, decimals: MANY_DECIMALS });
  return found.kind === 'read' ? Number(sign + found.text) : null;
}
