/** The urgency mark on a marker: the same offset to the right of its centre and above it. */
export const URGENCY_MARK = { offsetPx: 11, radiusPx: 9 };

export const CLUSTER_RADIUS_MAX = 30;

/** In px: grows with the power of ten, so that millions still fit. */
export function clusterRadius(count: number): number {
  return Math.min(CLUSTER_RADIUS_MAX, 15 + 4.5 * Math.log10(Math.max(1, count)));
}
