import { listContent } from '#schema/console/content.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { pageQuery } from '#web/net/endpointQuery.ts';

/** A page of all issues, as moderators see them. */
export const contentQuery = (query: NonNullable<InputOf<typeof listContent, 'query'>>) =>
  pageQuery(queryKeys.console('content', query), listContent, { query });
