const WHOLE_BP = 10_000n;

/** Share in basis points, rounded down; 0 of nothing. Whole numbers as decimal text. */
export function shareBp(part: string, whole: string): number {
  const total = BigInt(whole);
  return total === 0n ? 0 : Number((BigInt(part) * WHOLE_BP) / total);
}
