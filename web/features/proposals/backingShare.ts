import { parseCents } from '#schema/money/money.ts';

/** Whole percent of an issue's escrow that stands behind a proposal, rounded down; 0 without escrow. */
export function backingShare(backing: string, escrow: string): number {
  const part = parseCents(backing) ?? 0n;
  const whole = parseCents(escrow) ?? 0n;
  return whole === 0n ? 0 : Number((part * 100n) / whole);
}
