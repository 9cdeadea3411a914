import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listContent } from '#schema/console/content.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { call } from '#web/data/server/call.ts';

/** A page of all issues, as moderators see them. */
export const contentQuery = (query: NonNullable<InputOf<typeof listContent, 'query'>>) =>
  queryOptions({
    queryKey: queryKeys.console('content', query),
    queryFn: ({ signal }) => call(listContent, { query, signal }),
    placeholderData: keepPreviousData,
  });
