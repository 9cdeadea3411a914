import type { Issue } from '#schema/issues/issue.ts';
import { issuePageQuery } from '#web/features/issues/issueList.ts';

const WITHIN_KM = '1';

/** Nearest first, including the issue itself. */
export const neighboursQuery = ({ latitude, longitude }: Pick<Issue, 'latitude' | 'longitude'>) =>
  issuePageQuery({
    sort: 'near',
    near: `${latitude.toFixed(5)},${longitude.toFixed(5)}`,
    withinKm: WITHIN_KM,
    page: 1,
  });
