import type { Currency } from '#schema/money/currency.ts';
import { withBareSign, withSignInOrder } from '#schema/money/money.ts';
import { moneyFormatter, showMoney } from '#schema/money/shownMoney.ts';
import { language } from './language.ts';
import { toAmount, parseAmount, moneyInUse } from './moneyInUse.ts';

const findFormatter = (currency: Currency, decimals: number): Intl.NumberFormat =>
  moneyFormatter(currency, decimals, language.locale);

function format(amount: string | number, decimals: number): string {
  // Text stays exact, however large.
  return withSignInOrder(
    findFormatter(moneyInUse().currency, decimals).format(
      amount as Intl.StringNumericLiteral | number,
    ),
  );
}

/** Decimal text of the API as `$1,234.50`, with all decimals of the currency. */
export const formatMoney = (amount: string): string =>
  format(toAmount(parseAmount(amount)), moneyInUse().currency.decimals);

/** Decimal text, or a number of whole units, as `$1,235`, rounded half up. */
export const formatMoneyWhole = (amount: string | number): string => format(amount, 0);

/** Like `formatMoney`, without decimals if they are zero: `$1,329`. */
export const formatMoneyShort = (amount: string): string =>
  showMoney(parseAmount(amount), moneyInUse().currency, language.locale);

const decimalsShown = (amount: string) =>
  Number(amount) % 1 === 0 ? 0 : moneyInUse().currency.decimals;

/** Like `formatMoneyShort`, without grouping, where the specification writes `$2000`. */
export const formatMoneyPlain = (amount: string): string =>
  withSignInOrder(
    findFormatter(moneyInUse().currency, decimalsShown(amount))
      .formatToParts(amount as Intl.StringNumericLiteral)
      .filter(({ type }) => type !== 'group')
      .map(({ value }) => value)
      .join(''),
  );

/** The currency's prefix or suffix: `$`, `KWD`. */
export const currencySign = (): string =>
  withBareSign(
    findFormatter(moneyInUse().currency, 0)
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? '',
  );

/** `$950`; from $1,000 in thousands with one decimal, rounded down: `$1.2k`. */
export function formatMoneyCompact(amount: string): string {
  const units = parseAmount(amount) / 10n ** BigInt(moneyInUse().currency.decimals);
  if (units < 1_000n) return format(amount, 0);
  const thousands = format(String(units / 1_000n), 0);
  // After the last digit: a currency sign may follow.
  return thousands.replace(
    /\d(?!.*\d)/u,
    (digit) => digit + language.decimal + ((units / 100n) % 10n) + language.thousand,
  );
}
