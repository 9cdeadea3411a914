import { listApiKeys } from '#schema/partners/apiKeys.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';

/** Programs use them meanwhile, so it is always refetched. */
export const apiKeysQuery = () => freshQuery(['apiKeys'], listApiKeys);
