import type { Freshness } from '#schema/issues/freshness.ts';

/** Of a pin, also in the legend: the longer ago somebody confirmed an issue, the fainter. */
export const RINGS: Record<Freshness, { widthPx: number; dash: number[] }> = {
  fresh: { widthPx: 4, dash: [] },
  aging: { widthPx: 2, dash: [] },
  stale: { widthPx: 2.5, dash: [2.5, 3] },
};
