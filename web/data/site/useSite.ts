import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inNameOf } from '#schema/pageMeta.ts';
import { NEW_SITE, type SiteSettings } from '#schema/siteSettings.ts';
import { settingsQuery } from '#web/data/queries/queries.ts';
import { withTexts } from './withTexts.ts';

/** What operators said about the installation; while it is not known, what a new one says. */
export const useSite = (): SiteSettings => useQuery(settingsQuery()).data?.site ?? NEW_SITE;

const mailLink = (address: string | null) =>
  address === null ? 'the operator of this site' : `[${address}](mailto:${address})`;

/**
 * Texts in the name of the installation: the product's name stands for its own, `{contact}` and
 * `{privacy}` for links to its addresses. The same object until texts or installation change.
 */
export function useSiteTexts<Texts>(texts: Texts): Texts {
  const { name, contactEmail, privacyEmail } = useSite();
  return useMemo(
    () =>
      withTexts(texts, (text) =>
        inNameOf(name, text)
          .replaceAll('{contact}', () => mailLink(contactEmail))
          .replaceAll('{privacy}', () => mailLink(privacyEmail ?? contactEmail)),
      ),
    [texts, name, contactEmail, privacyEmail],
  );
}
