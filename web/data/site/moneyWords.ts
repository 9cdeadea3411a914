import { nameOfCurrency } from '#schema/money/money.ts';
import { DOLLAR_RULES, type MoneyRules } from '#schema/money/moneyRules.ts';
import { formatMoney, formatMoneyShort } from '#web/data/format/formatMoney.ts';
import { amountOf } from '#web/data/format/moneyInUse.ts';

const isDollar = ({ currency }: MoneyRules) => currency.code === DOLLAR_RULES.currency.code;

/** What stands for the names in braces in texts about money, at the installation in use. */
export function moneyWords(money: MoneyRules): Readonly<Record<string, string>> {
  const { currency, largeEscrow, pledgeMin, pledgeMax, premiumFeeMin } = money;
  const least = formatMoneyShort(amountOf(pledgeMin));
  const isOneDollar = isDollar(money) && pledgeMin === DOLLAR_RULES.pledgeMin;
  return {
    largeEscrow: formatMoneyShort(amountOf(largeEscrow)),
    pledgeMin: formatMoney(amountOf(pledgeMin)),
    pledgeMax: formatMoney(amountOf(pledgeMax)),
    premiumFee: formatMoney(amountOf(premiumFeeMin)),
    currency: nameOfCurrency(currency),
    oneDollar: isOneDollar ? 'one dollar' : least,
    aDollar: isOneDollar ? 'a dollar' : least,
    firstDollar: isDollar(money) ? 'the first dollar' : 'any money',
    inDollars: isDollar(money) ? 'in dollars' : 'in money',
    noDollars: isDollar(money) ? 'no dollars' : 'no money',
  };
}
