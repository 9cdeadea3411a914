import { parseCents } from '#schema/money/money.ts';

/** Whole percent of the deciding money that stands behind a proposal, rounded down; 0 of nothing. */
export function backingShare(backing: string, base: string): number {
  const part = parseCents(backing) ?? 0n;
  const whole = parseCents(base) ?? 0n;
  return whole === 0n ? 0 : Number((part * 100n) / whole);
}
