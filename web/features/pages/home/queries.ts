import { getImpactStats } from '#schema/issues/statistics.ts';
import { listSuccessStories } from '#schema/issues/story.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';

/** Persisted between visits. */
export const impactStatsQuery = () => endpointQuery(queryKeys.impactStats(), getImpactStats);

/** Completed issues published with consent. */
export const storiesQuery = () => endpointQuery(queryKeys.stories(), listSuccessStories);
