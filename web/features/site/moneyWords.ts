import { nameOfCurrency } from '#schema/money/money.ts';
import { DOLLAR_RULES, type MoneyRules } from '#schema/money/moneyRules.ts';
import { formatMoney, formatMoneyShort } from '#web/format/formatMoney.ts';
import { amountOf } from '#web/format/moneyInUse.ts';
import { moneyWordsContent as words } from './content.ts';

const isDollar = ({ currency }: MoneyRules) => currency.code === DOLLAR_RULES.currency.code;

/** Values for names in braces in texts about money. */
export function moneyWords(money: MoneyRules): Readonly<Record<string, string>> {
  const { currency, largeEscrow, pledgeMin, pledgeMax, premiumFeeMin } = money;
  const least = formatMoneyShort(amountOf(pledgeMin));
  const isOneDollar = isDollar(money) && pledgeMin === DOLLAR_RULES.pledgeMin;
  return {
    largeEscrow: formatMoneyShort(amountOf(largeEscrow)),
    pledgeMin: formatMoney(amountOf(pledgeMin)),
    pledgeMax: formatMoney(amountOf(pledgeMax)),
    premiumFee: formatMoney(amountOf(premiumFeeMin)),
    currency: words.currency(nameOfCurrency(currency), currency.code),
    oneDollar: isOneDollar ? words.oneDollar : least,
    aDollar: isOneDollar ? words.aDollar : least,
    firstDollar: isDollar(money) ? words.firstDollar : words.anyMoney,
    inDollars: isDollar(money) ? words.inDollars : words.inMoney,
    noDollars: isDollar(money) ? words.noDollars : words.noMoney,
  };
}
