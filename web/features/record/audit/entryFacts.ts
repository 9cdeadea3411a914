import type { Plural } from '#schema/languages/plural.ts';
import { amountOf } from '#web/format/moneyInUse.ts';
import { formatDateTime, plural } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';

/** An entry does not say what its sentence needs: it is older, or of a kind that is not known here. */
class FactMissing extends Error {}

/** What an entry of the record says, as words for people. Each throws where the entry does not say it. */
export type EntryFacts = {
  money: (name: string) => string;
  /** The sum of a list's `amountCents`. */
  moneyOfAll: (name: string) => string;
  moment: (name: string) => string;
  counted: (name: string, forms: Plural) => string;
  /** As `counted`, of the entries of a list; null for an empty one. */
  listed: (name: string, forms: Plural) => string | null;
  number: (name: string) => number;
  texts: (name: string) => string[];
  has: (name: string) => boolean;
  /** The words for one of the values that the entry may hold. */
  word: (name: string, words: Readonly<Record<string, string>>) => string;
};

/** Reads the data of an entry; null when it is no JSON object. */
export function entryFacts(json: string): EntryFacts | null {
  const data = objectOf(json);
  if (!data) return null;
  const cents = (value: unknown) => formatMoney(amountOf(BigInt(textOf(value))));
  const listOf = (name: string): unknown[] => {
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
        listOf(name)
          .reduce((sum: bigint, one) => sum + centsOf(one), 0n)
          .toString(),
      ),
    moment: (name) => formatDateTime(textOf(data[name])),
    counted: (name, forms) => plural(number(name), forms),
    listed: (name, forms) => {
      const { length } = listOf(name);
      return length === 0 ? null : plural(length, forms);
    },
    number,
    texts: (name) => listOf(name).map(textOf),
    has: (name) => data[name] !== undefined && data[name] !== null && data[name] !== false,
    word: (name, words) => {
      const value = textOf(data[name]);
      const found = Object.hasOwn(words, value) ? words[value] : undefined;
      if (found === undefined) throw new FactMissing(name);
      return found;
    },
  };
}

/** What `write` makes of the facts; null where they do not say what it needs. */
export function written(facts: EntryFacts, write: (facts: EntryFacts) => string): string | null {
  try {
    return write(facts);
  } catch (error) {
    if (error instanceof FactMissing || error instanceof SyntaxError) return null;
    throw error;
  }
}

function objectOf(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new FactMissing();
  return value;
}

const centsOf = (one: unknown): bigint => {
  const isObject = typeof one === 'object' && one !== null;
  return BigInt(textOf(isObject ? Reflect.get(one, 'amountCents') : null));
};
