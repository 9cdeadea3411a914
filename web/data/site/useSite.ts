import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inNameOf } from '#schema/pageMeta.ts';
import { NEW_SITE } from '#schema/newSite.ts';
import type { SiteSettings } from '#schema/siteSettings.ts';
import { settingsQuery } from '#web/data/queries/queries.ts';
import { withTexts } from './withTexts.ts';

let unknown: SiteSettings = NEW_SITE;

/** Takes from the page that the server sent what the installation is called, until it says the rest. */
export function readSiteName(page: Document): void {
  const name = page.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  if (name) unknown = { ...NEW_SITE, name };
}

/** What operators said about the installation; while it is not known, its name alone. */
export const useSite = (): SiteSettings => useQuery(settingsQuery()).data?.site ?? unknown;

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
