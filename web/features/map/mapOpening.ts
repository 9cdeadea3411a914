import type { Issue } from '#schema/issues/issue.ts';
import type { SiteArea } from '#schema/site/siteSettings.ts';
import type { MapTarget } from '#web/map/mapFeature.ts';
import { isPlaced, startView } from '#web/map/startView.ts';
import { LISTED_MAX } from './shown/sortInView.ts';

/** Half of what the map of a desktop shows at the zoom for issues, in degrees. */
const HALF_HEIGHT_DEGREES = 0.045;
const HALF_WIDTH_DEGREES = 0.07;

/** The name under which a first paint carries it. */
export const MAP_OPENING = 'mapOpening';

/** What the server paints of the map, before anybody knows how much of it a screen shows. */
export type MapOpening = {
  start: MapTarget;
  /** The newest issues around the middle, at most as many as the list beside the map holds. */
  issues: readonly Issue[];
};

/**
 * Where the map of an installation at home in `area` opens for a visitor, and the issues there, of all
 * issues, newest first.
 */
export function mapOpening(all: readonly Issue[], area?: SiteArea | null): MapOpening {
  const start = startView(all, area);
  const { latitude, longitude } = start.centre;
  const issues = all.filter(
    (issue) =>
      isPlaced(issue) &&
      Math.abs(issue.latitude - latitude) < HALF_HEIGHT_DEGREES &&
      Math.abs(issue.longitude - longitude) < HALF_WIDTH_DEGREES,
  );
  return { start, issues: issues.slice(0, LISTED_MAX) };
}
