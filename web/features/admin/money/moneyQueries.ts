import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getMoneyStates, listMoneyTroubles } from '#schema/console/money.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { call } from '#web/data/server/call.ts';

/** Where all money is or went. */
export const moneyStatesQuery = () =>
  queryOptions({
    queryKey: queryKeys.console('money'),
    queryFn: ({ signal }) => call(getMoneyStates, { signal }),
  });

/** A page of what about money needs a person. */
export const troublesQuery = (query: NonNullable<InputOf<typeof listMoneyTroubles, 'query'>>) =>
  queryOptions({
    queryKey: queryKeys.console('troubles', query),
    queryFn: ({ signal }) => call(listMoneyTroubles, { query, signal }),
    placeholderData: keepPreviousData,
  });
