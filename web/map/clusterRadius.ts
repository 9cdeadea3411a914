/** The urgency mark on a marker: the same offset to the right of its centre and above it. */
export const URGENCY_MARK = { offsetPx: 11, radiusPx: 9 };

/** In px: grows with the power of ten, so that millions still fit. */
export function clusterRadius(count: number): number {
  return Math.min(30, 15 + 4.5 * Math.log10(Math.max(1, count)));
}
