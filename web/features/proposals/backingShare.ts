import { parseAmount } from '#web/format/moneyInUse.ts';

/** Share of the deciding money behind a proposal in whole percent, rounded down; 0 of nothing. */
export function backingShare(backing: string, base: string): number {
  const part = parseAmount(backing);
  const whole = parseAmount(base);
  return whole === 0n ? 0 : Number((part * 100n) / whole);
}
