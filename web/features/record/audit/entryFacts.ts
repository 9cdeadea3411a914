import type { Plural } from '#schema/languages/plural.ts';
import { toAmount } from '#web/format/moneyInUse.ts';
import { formatDateTime, plural } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';

/** An older or unknown entry lacks data that its sentence needs. */
class FactMissing extends Error {}

/** Readers of an entry's data as display text. Each throws FactMissing if the data is absent. */
export type EntryFacts = {
  money: (name: string) => string;
  /** The sum of a list's `amountCents`. */
  moneyOfAll: (name: string) => string;
  moment: (name: string) => string;
  counted: (name: string, forms: Plural) => string;
  /** Like `counted`, over a list; null for an empty one. */
  listed: (name: string, forms: Plural) => string | null;
  number: (name: string) => number;
  text: (name: string) => string;
  texts: (name: string) => string[];
  has: (name: string) => boolean;
  /** Looks up the value in `words`. */
  word: (name: string, words: Readonly<Record<string, string>>) => string;
};

/** Null unless the data is a JSON object. */
export function entryFacts(json: string): EntryFacts | null {
  const data = parseObject(json);
  if (!data) return null;
  const cents = (value: unknown) => formatMoney(toAmount(BigInt(toText(value))));
  const readList = (name: string): unknown[] => {
    const value = data[name];
    if (!Array.isArray(value)) throw new FactMissing(name);
    return value;
  };
  const number = (name: string): number => {
    const value = data[name];
    if (typeof value !== 'number') throw new FactMissing(name);
    return value;
  };
  return {
    money: (name) => cents(data[name]),
    moneyOfAll: (name) =>
      cents(
        readList(name)
          .reduce((sum: bigint, one) => sum + toCents(one), 0n)
          .toString(),
      ),
    moment: (name) => formatDateTime(toText(data[name])),
    counted: (name, forms) => plural(number(name), forms),
    listed: (name, forms) => {
      const { length } = readList(name);
      return length === 0 ? null : plural(length, forms);
    },
    number,
    text: (name) => toText(data[name]),
    texts: (name) => readList(name).map(toText),
    has: (name) => data[name] !== undefined && data[name] !== null && data[name] !== false,
    word: (name, words) => {
      const value = toText(data[name]);
      const found = Object.hasOwn(words, value) ? words[value] : undefined;
      if (found === undefined) throw new FactMissing(name);
      return found;
    },
  };
}

/** The result of `write`; null if a fact is missing. */
export function written(facts: EntryFacts, write: (facts: EntryFacts) => string): string | null {
  try {
    return write(facts);
  } catch (error) {
    if (error instanceof FactMissing || error instanceof SyntaxError) return null;
    throw error;
  }
}

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function toText(value: unknown): string {
  if (typeof value !== 'string') throw new FactMissing();
  return value;
}

const toCents = (one: unknown): bigint => {
  const isObject = typeof one === 'object' && one !== null;
  return BigInt(toText(isObject ? Reflect.get(one, 'amountCents') : null));
};
