import { MONEY_LIMITS, type MoneyLimit, type SiteMoney } from '#schema/money/moneyRules.ts';

/** What stands in the fields about money, as it was typed; amounts to choose in one line. */
export type MoneyValues = { currency: string; presets: string } & Record<MoneyLimit, string>;

const SEPARATOR = /[;\s]+/u;

/** The fields of what the settings say. */
export const moneyValuesOf = ({ presets, ...money }: SiteMoney): MoneyValues => ({
  ...money,
  presets: presets.join('; '),
});

/** What the fields say, to be judged by the contract. */
export function moneyDocumentOf(values: MoneyValues): SiteMoney {
  const limits = Object.fromEntries(MONEY_LIMITS.map((limit) => [limit, values[limit]]));
  return {
    ...(limits as Record<MoneyLimit, string>),
    currency: values.currency,
    presets: values.presets.split(SEPARATOR).filter((text) => text !== ''),
  };
}
