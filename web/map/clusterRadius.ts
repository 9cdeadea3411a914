/** Radius of a cluster's disc in px: grows with the power of ten, so that millions still fit. */
export function clusterRadius(count: number): number {
  return Math.min(30, 15 + 4.5 * Math.log10(Math.max(1, count)));
}
