import { getReputation } from '#schema/people/reputation.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';

/** From closed cases. */
export const reputationQuery = (id: string) =>
  freshQuery(['reputation', id], getReputation, { params: { id } });
