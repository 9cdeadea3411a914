import { useMemo } from 'react';
import { withSiteName } from '#schema/pageMeta.ts';
import { moneyWords } from './moneyWords.ts';
import { useMoneyRules } from './useMoneyRules.ts';
import { siteContent } from './content.ts';
import { useSite } from './useSite.ts';

const mailLink = (address: string | null) =>
  address === null ? siteContent.operator : `[${address}](mailto:${address})`;

/**
 * Texts with the installation's name instead of the product's, `{contact}` and `{privacy}` as
 * links, other names in braces as its amounts. Keeps its identity until texts or installation
 * change.
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

/** Maps every text, however deep. */
function withTexts<Content>(content: Content, change: (text: string) => string): Content {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
  };
  return changed(content) as Content;
}
