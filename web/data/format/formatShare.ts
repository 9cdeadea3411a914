/** Basis points as a percentage with at most one decimal, cut: `66.6%`, `100%`; a dash for nothing. */
export function formatShare(basisPoints: number | null): string {
  if (basisPoints === null) return '–';
  const tenths = Math.floor(basisPoints / 10);
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${Math.floor(tenths / 10)}.${tenths % 10}%`;
}

/** Hundredths of a star as `4.67`; a dash without ratings. */
export function formatStars(hundredths: number | null): string {
  if (hundredths === null) return '–';
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
