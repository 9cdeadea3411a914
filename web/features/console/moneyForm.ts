import { typedAmount, writtenAmount as written } from '#web/format/typedAmount.ts';
import { findCurrency } from '#schema/money/currency.ts';
import { MONEY_LIMITS, type MoneyLimit, type SiteMoney } from '#schema/money/moneyRules.ts';

/** Money settings as typed; preset amounts on one line. */
export type MoneyValues = { currency: string; presets: string } & Record<MoneyLimit, string>;

/** Where semicolons separate the amounts, spaces are part of them. */
const findSeparator = (presets: string) => (/[;؛]/u.test(presets) ? /[;؛]/u : /\s+/u);

export function toMoneyValues({ currency, presets, ...money }: SiteMoney): MoneyValues {
  const limits = Object.fromEntries(MONEY_LIMITS.map((limit) => [limit, written(money[limit])]));
  return {
    ...(limits as Record<MoneyLimit, string>),
    currency,
    presets: presets.map(written).join('; '),
  };
}

/** For validation by the contract. */
export function toMoneyDocument(values: MoneyValues): SiteMoney {
  const currency = findCurrency(values.currency);
  const read = (typed: string) => typedAmount(typed, currency);
  const limits = Object.fromEntries(MONEY_LIMITS.map((limit) => [limit, read(values[limit])]));
  return {
    ...(limits as Record<MoneyLimit, string>),
    currency: values.currency,
    presets: values.presets
      .split(findSeparator(values.presets))
      .filter((text) => text.trim() !== '')
      .map(read),
  };
}
