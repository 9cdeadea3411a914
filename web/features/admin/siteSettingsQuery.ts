import { queryOptions } from '@tanstack/react-query';
import { getSiteSettings } from '#schema/siteSettings.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { call } from '#web/data/server/call.ts';

/** What operators said about the installation, with the last changes; other operators make them too. */
export const siteSettingsQuery = () =>
  queryOptions({
    queryKey: queryKeys.siteSettings(),
    queryFn: ({ signal }) => call(getSiteSettings, { signal }),
    staleTime: 0,
  });
