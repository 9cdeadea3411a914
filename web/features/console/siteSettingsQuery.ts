import { getSiteSettings } from '#schema/site/siteSettings.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';

/** What operators said about the installation, with the last changes; other operators make them too. */
export const siteSettingsQuery = () => freshQuery(queryKeys.siteSettings(), getSiteSettings);
