import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOperatorActs } from '#schema/console/acts.ts';
import type { ActFilter } from '#schema/console/consoleFilters.ts';
import { getPersonRecord, listPeople } from '#schema/console/people.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { call } from '#web/data/server/call.ts';

export type PeopleQuery = NonNullable<InputOf<typeof listPeople, 'query'>>;
export type ActsQuery = { act?: ActFilter; userId?: string; page?: number; pageSize?: number };

/** A page of the accounts. */
export const peopleQuery = (query: PeopleQuery) =>
  queryOptions({
    queryKey: queryKeys.console('people', query),
    queryFn: ({ signal }) => call(listPeople, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** One account as operators see it. */
export const personRecordQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.console('person', { id }),
    queryFn: ({ signal }) => call(getPersonRecord, { params: { id }, signal }),
  });

/** A page of what operators did. */
export const actsQuery = (query: ActsQuery) =>
  queryOptions({
    queryKey: queryKeys.console('acts', query),
    queryFn: ({ signal }) => call(listOperatorActs, { query, signal }),
    placeholderData: keepPreviousData,
  });
