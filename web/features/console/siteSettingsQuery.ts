import { getSiteSettings } from '#schema/site/siteSettings.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';

/** With the last changes; refetched, since other operators make them too. */
export const siteSettingsQuery = () => freshQuery(queryKeys.siteSettings(), getSiteSettings);
