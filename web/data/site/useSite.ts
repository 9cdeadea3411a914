import { useQuery } from '@tanstack/react-query';
import { NEW_SITE } from '#schema/newSite.ts';
import type { SiteSettings } from '#schema/siteSettings.ts';
import { settingsQuery } from '#web/data/queries/queries.ts';

let unknown: SiteSettings = NEW_SITE;

/** Takes from the page that the server sent what the installation is called, until it says the rest. */
export function readSiteName(page: Document): void {
  const name = page.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  if (name) unknown = { ...NEW_SITE, name };
}

/** What operators said about the installation; while it is not known, its name alone. */
export const useSite = (): SiteSettings => useQuery(settingsQuery()).data?.site ?? unknown;
