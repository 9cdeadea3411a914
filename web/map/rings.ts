import type { Freshness } from '#schema/issues/freshness.ts';

/** A pin's ring, also in the legend: fainter the longer ago somebody confirmed the issue. */
export const RINGS: Record<Freshness, { widthPx: number; dash: number[] }> = {
  fresh: { widthPx: 4, dash: [] },
  aging: { widthPx: 2, dash: [] },
  stale: { widthPx: 2.5, dash: [2.5, 3] },
};
