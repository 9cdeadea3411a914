import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { SiteBrand } from '#schema/site/brand/siteBrand.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import type { PublicSite } from '#schema/site/siteSettings.ts';
import { settingsQuery } from '#web/net/queries.ts';

let unknown: PublicSite = NEW_SITE;

/**
 * Takes from the page that the server sent what the installation is called and how it looks, until it
 * says the rest. False where the page is the plain one that the device keeps.
 */
export function readSite(page: Document): boolean {
  const name = page.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  if (!name) return false;
  const said = page.querySelector('#brand')?.textContent;
  const brand = said ? (JSON.parse(said) as SiteBrand) : NEW_SITE.brand;
  unknown = { ...NEW_SITE, name, brand };
  return true;
}

/** What the device knows of the installation before anything is shown. */
export const knownSite = (client: QueryClient): PublicSite => ({
  ...NEW_SITE,
  ...(client.getQueryData(settingsQuery().queryKey)?.site ?? unknown),
});

/** What operators said about the installation; while it is not known, its name and its look alone. */
export const useSite = (): PublicSite => useQuery(settingsQuery()).data?.site ?? unknown;
