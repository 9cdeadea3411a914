import { listOperatorActs } from '#schema/console/acts.ts';
import type { ActFilter } from '#schema/console/consoleFilters.ts';
import { getPersonRecord, listPeople } from '#schema/console/people.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { pageQuery } from '#web/net/pagedList.ts';

export type PeopleQuery = NonNullable<InputOf<typeof listPeople, 'query'>>;
export type ActsQuery = { act?: ActFilter; userId?: string; page?: number; pageSize?: number };

/** A page of the accounts. */
export const peopleQuery = (query: PeopleQuery) =>
  pageQuery(queryKeys.console('people', query), listPeople, { query });

/** One account as operators see it. */
export const personRecordQuery = (id: string) =>
  endpointQuery(queryKeys.console('person', { id }), getPersonRecord, { params: { id } });

/** A page of what operators did. */
export const actsQuery = (query: ActsQuery) =>
  pageQuery(queryKeys.console('acts', query), listOperatorActs, { query });
