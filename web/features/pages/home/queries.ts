import { getImpactStats } from '#schema/issues/statistics.ts';
import { listSuccessStories } from '#schema/issues/story.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';

/** Live figures of the whole site. Kept over visits. */
export const impactStatsQuery = () => endpointQuery(queryKeys.impactStats(), getImpactStats);

/** Completed issues that the site may tell of. */
export const storiesQuery = () => endpointQuery(queryKeys.stories(), listSuccessStories);
