/** The mark of urgency on a marker, as far to the right of its middle as above it. */
export const URGENCY_MARK = { offsetPx: 11, radiusPx: 9 };

/** Radius of a cluster's disc in px: grows with the power of ten, so that millions still fit. */
export function clusterRadius(count: number): number {
  return Math.min(30, 15 + 4.5 * Math.log10(Math.max(1, count)));
}
