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
 * The body responsible for a report: of those for its category and place, one with an area before one without,
 * then the one active longest. A body gets no reports from before it became active.
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

/** Backoff as for mails, then once a day: an address may be corrected after weeks. */
export const forwardingWaitMs = (attemptCount: number, askedMs: number | null): number =>
  deliveryWaitMs(attemptCount, askedMs) ?? DAY_MS;
