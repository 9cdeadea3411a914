import { typedAmount } from '#web/format/typedAmount.ts';
import { language } from '#web/format/language.ts';
import { MONEY_LIMITS, type MoneyLimit, type SiteMoney } from '#schema/money/moneyRules.ts';

/** Money settings as typed; preset amounts on one line. */
export type MoneyValues = { currency: string; presets: string } & Record<MoneyLimit, string>;

const SEPARATOR = /[;؛\s]+/u;

/** With the page language's decimal separator. */
const written = (amount: string) => amount.replace('.', language.decimal);

export function moneyValuesOf({ currency, presets, ...money }: SiteMoney): MoneyValues {
  const limits = Object.fromEntries(MONEY_LIMITS.map((limit) => [limit, written(money[limit])]));
  return {
    ...(limits as Record<MoneyLimit, string>),
    currency,
    presets: presets.map(written).join('; '),
  };
}

/** For validation by the contract. */
export function moneyDocumentOf(values: MoneyValues): SiteMoney {
  const limits = Object.fromEntries(
    MONEY_LIMITS.map((limit) => [limit, typedAmount(values[limit])]),
  );
  return {
    ...(limits as Record<MoneyLimit, string>),
    currency: values.currency,
    presets: values.presets
      .split(SEPARATOR)
      .filter((text) => text !== '')
      .map(typedAmount),
  };
}
