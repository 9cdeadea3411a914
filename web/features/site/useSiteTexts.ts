import { useMemo } from 'react';
import { withSiteName } from '#schema/pageMeta.ts';
import { useMoneyRules } from './useMoneyRules.ts';
import { siteContent, moneyWordsContent as words } from './content.ts';
import { useSite } from './useSite.ts';
import { withTexts } from './withTexts.ts';
import { nameOfCurrency } from '#schema/money/money.ts';
import { DOLLAR_RULES, type MoneyRules } from '#schema/money/moneyRules.ts';
import { formatMoney, formatMoneyShort } from '#web/format/formatMoney.ts';
import { toAmount } from '#web/format/moneyInUse.ts';

const mailLink = (address: string | null) =>
  address === null ? siteContent.operator : `[${address}](mailto:${address})`;

/**
 * Texts with the installation's name instead of the product's unless they are its own, `{contact}`
 * and `{privacy}` as links, other names in braces as its amounts. Keeps its identity until texts or
 * installation change.
 */
export function useSiteTexts<Texts>(texts: Texts, isOwn = false): Texts {
  const { name, contactEmail, privacyEmail } = useSite();
  const money = useMoneyRules();
  return useMemo(() => {
    const values: Readonly<Record<string, string>> = {
      ...moneyWords(money),
      contact: mailLink(contactEmail),
      privacy: mailLink(privacyEmail ?? contactEmail),
    };
    return withTexts(texts, (text) =>
      (isOwn ? text : withSiteName(name, text)).replace(
        /\{(\w+)\}/gu,
        (written, word: string) => values[word] ?? written,
      ),
    );
  }, [texts, isOwn, name, contactEmail, privacyEmail, money]);
}

const isDollar = ({ currency }: MoneyRules) => currency.code === DOLLAR_RULES.currency.code;

/** Values for names in braces in texts about money. */
export function moneyWords(money: MoneyRules): Readonly<Record<string, string>> {
  const { currency, largeEscrow, pledgeMin, pledgeMax, premiumFeeMin } = money;
  const least = formatMoneyShort(toAmount(pledgeMin));
  const isOneDollar = isDollar(money) && pledgeMin === DOLLAR_RULES.pledgeMin;
  return {
    largeEscrow: formatMoneyShort(toAmount(largeEscrow)),
    pledgeMin: formatMoney(toAmount(pledgeMin)),
    pledgeMax: formatMoney(toAmount(pledgeMax)),
    premiumFee: formatMoney(toAmount(premiumFeeMin)),
    currency: words.currency(nameOfCurrency(currency), currency.code),
    oneDollar: isOneDollar ? words.oneDollar : least,
    aDollar: isOneDollar ? words.aDollar : least,
    firstDollar: isDollar(money) ? words.firstDollar : words.anyMoney,
    inDollars: isDollar(money) ? words.inDollars : words.inMoney,
    noDollars: isDollar(money) ? words.noDollars : words.noMoney,
  };
}
