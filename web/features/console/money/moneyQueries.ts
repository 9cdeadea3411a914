import { getMoneyStates, listMoneyTroubles } from '#schema/console/money.ts';
import type { InputOf } from '#schema/defineEndpoint.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';
import { pageQuery } from '#web/net/pagedList.ts';

/** Where all money is or went. */
export const moneyStatesQuery = () => endpointQuery(queryKeys.console('money'), getMoneyStates);

/** A page of the money cases that need an operator. */
export const troublesQuery = (query: NonNullable<InputOf<typeof listMoneyTroubles, 'query'>>) =>
  pageQuery(queryKeys.console('troubles', query), listMoneyTroubles, { query });
