import { DAY_MS } from '#schema/durations.ts';
import { deliveryWaitMs } from '#api/notices/noticeDelivery.rules.ts';
import { isInShape, type AreaShape } from '#schema/places/areaShape.ts';
import type { Position } from '#schema/places/geo.ts';

export type ActiveBody = {
  id: string;
  categories: readonly string[];
  area: AreaShape | null;
  activeSince: Date;
};

type Report = Position & { category: string; createdAt: Date };

/**
 * The body to which a report falls: of those for its category and place, one with an area before one for
 * everywhere, then the one named first. Reports from before a body was named fall to nobody.
 */
export function chooseBody(bodies: readonly ActiveBody[], report: Report): ActiveBody | null {
  const meant = bodies.filter(
    ({ categories, area, activeSince }) =>
      categories.includes(report.category) &&
      activeSince <= report.createdAt &&
      (area === null || isInShape(area, report)),
  );
  const [first] = meant.toSorted(
    (a, b) =>
      Number(a.area === null) - Number(b.area === null) ||
      a.activeSince.getTime() - b.activeSince.getTime(),
  );
  return first ?? null;
}

/** As mails, and then once a day: an address may be mended after weeks. */
export const forwardingWaitMs = (attemptCount: number, askedMs: number | null): number =>
  deliveryWaitMs(attemptCount, askedMs) ?? DAY_MS;
