import { getReputation } from '#schema/people/reputation.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';

/** What is known of a person from cases that are over. */
export const reputationQuery = (id: string) =>
  freshQuery(['reputation', id], getReputation, { params: { id } });
