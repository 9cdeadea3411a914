import type { Issue } from '#schema/issues/issue.ts';
import { wrapLongitude } from '#schema/places/geo.ts';
import type { SiteArea } from '#schema/site/siteSettings.ts';
import type { MapTarget } from '#web/map/mapFeature.ts';
import { isPlaced, startView } from '#web/map/startView.ts';
import { LISTED_MAX } from './shown/sortInView.ts';

/** Half the height of a desktop map at the issue zoom, in degrees. */
const HALF_HEIGHT_DEGREES = 0.045;
const HALF_WIDTH_DEGREES = 0.07;

/** Key in the first paint. */
export const MAP_OPENING = 'mapOpening';

/** The server's paint of the map, before the screen's size is known. */
export type MapOpening = {
  start: MapTarget;
  /** The newest issues around the centre, at most as many as the list holds. */
  issues: readonly Issue[];
};

/**
 * The initial view of an installation in `area` for a visitor, and its issues, from all issues
 * newest first.
 */
export function mapOpening(all: readonly Issue[], area?: SiteArea | null): MapOpening {
  const start = startView(all, area);
  const { latitude, longitude } = start.centre;
  const issues = all.filter(
    (issue) =>
      isPlaced(issue) &&
      Math.abs(issue.latitude - latitude) < HALF_HEIGHT_DEGREES &&
      Math.abs(wrapLongitude(issue.longitude - longitude)) < HALF_WIDTH_DEGREES,
  );
  return { start, issues: issues.slice(0, LISTED_MAX) };
}
