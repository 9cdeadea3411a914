import { useMemo } from 'react';
import { withSiteName } from '#schema/pageMeta.ts';
import { moneyWords } from './moneyWords.ts';
import { useMoneyRules } from './useMoneyRules.ts';
import { siteContent } from './siteContent.ts';
import { useSite } from './useSite.ts';
import { withTexts } from './withTexts.ts';

const mailLink = (address: string | null) =>
  address === null ? siteContent.operator : `[${address}](mailto:${address})`;

/**
 * Texts in the name of the installation: the product's name stands for its own, `{contact}` and
 * `{privacy}` for links to its addresses, other names in braces for its amounts of money. The same
 * object until texts or installation change.
 */
export function useSiteTexts<Texts>(texts: Texts): Texts {
  const { name, contactEmail, privacyEmail } = useSite();
  const money = useMoneyRules();
  return useMemo(() => {
    const words: Readonly<Record<string, string>> = {
      ...moneyWords(money),
      contact: mailLink(contactEmail),
      privacy: mailLink(privacyEmail ?? contactEmail),
    };
    return withTexts(texts, (text) =>
      withSiteName(name, text).replace(
        /\{(\w+)\}/gu,
        (written, word: string) => words[word] ?? written,
      ),
    );
  }, [texts, name, contactEmail, privacyEmail, money]);
}
