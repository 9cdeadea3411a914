import * as v from 'valibot';
import type { Currency } from '#schema/money/currency.ts';
import {
  readSignedNumber,
  readTypedAmount,
  readTypedNumber,
  type DecimalMark,
  type ReadNumber,
} from '#schema/typed/amount.ts';
import { moneyWords } from './moneyWords.ts';
import { language } from './language.ts';
import { moneyInUse } from './moneyInUse.ts';

const MANY_DECIMALS = 20;
const IS_NUMBER = /^[\d.,\s]*$/u;
/** No amount, so that the contract answers with an example instead of a guess. */
const NOT_READ = '?';

const decimalMark = () => language.decimal as DecimalMark;

/** An amount as typed on a page in this language; without `currency` in the installation's. */
export function readAmount(typed: string, currency?: Currency): ReadNumber {
  const meant = currency ?? moneyInUse().currency;
  const names = IS_NUMBER.test(typed) ? [] : moneyWords(meant, language.locale);
  return readTypedAmount(typed, { decimal: decimalMark(), decimals: meant.decimals, names });
}

/** A number of any precision, without a sign. */
export const readNumber = (typed: string): ReadNumber =>
  readTypedNumber(typed, { decimal: decimalMark(), decimals: MANY_DECIMALS });

/** NaN: empty, unreadable, or more than one reading. */
export const typedNumber = (typed: string): number =>
  readSignedNumber(typed, decimalMark()) ?? Number.NaN;

/**
 * In the contract's form: `12,50` as `12.50`. Empty stays empty; unreadable text becomes an invalid amount.
 */
export function typedAmount(typed: string, currency?: Currency): string {
  const found = readAmount(typed, currency);
  if (found.kind === 'read') return found.text;
  return typed.trim() === '' ? '' : NOT_READ;
}

/** The reverse of `typedAmount`: with the decimal mark of the page's language. */
export const writtenAmount = (amount: string): string => amount.replace('.', language.decimal);

/** A form's rule, for values whose `name` is an amount as typed. */
export const withTypedAmount = (rule: v.GenericSchema, name: string): v.GenericSchema =>
  v.pipe(
    v.unknown(),
    v.transform((values) => {
      const typed = values as Record<string, string | undefined>;
      return { ...typed, [name]: typedAmount(typed[name] ?? '') };
    }),
    rule,
  );
