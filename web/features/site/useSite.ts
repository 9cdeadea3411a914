import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { SiteBrand } from '#schema/site/brand/siteBrand.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import type { PublicSite } from '#schema/site/siteSettings.ts';
import { settingsQuery } from '#web/net/queries.ts';

let unknown: PublicSite = NEW_SITE;

/**
 * Reads name and look from the server's page until settings arrive. False for the generic page
 * stored on the device.
 */
export function readSite(page: Document): boolean {
  const name = page.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  if (!name) return false;
  const said = page.querySelector('#brand')?.textContent;
  const brand = said ? (JSON.parse(said) as SiteBrand) : NEW_SITE.brand;
  unknown = { ...NEW_SITE, name, brand };
  return true;
}

/** Settings on the device before anything is shown. */
export const knownSite = (client: QueryClient): PublicSite => ({
  ...NEW_SITE,
  ...(client.getQueryData(settingsQuery().queryKey)?.site ?? unknown),
});

/** Only name and look until settings are known. */
export const useSite = (): PublicSite => useQuery(settingsQuery()).data?.site ?? unknown;
