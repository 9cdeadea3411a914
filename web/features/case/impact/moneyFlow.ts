import type { CaseView } from '#schema/case/verification.ts';
import type { Cents } from '#schema/money/money.ts';
import type { OwnMoney } from '#web/format/ownMoney.ts';
import { parseAmount } from '#web/format/moneyInUse.ts';

type Payout = Pick<NonNullable<CaseView['payout']>, 'amount' | 'fee'>;

/** Where one's own money in an issue went; the parts add up to what was pledged. */
export type MoneyFlow = {
  pledged: Cents;
  held: Cents;
  solver: Cents;
  platform: Cents;
  back: Cents;
  /** Taken back later, at the platform's expense; in none of the other parts. */
  borne: Cents;
  /** Share of all that the work cost, in basis points, rounded down; null: none was spent. */
  shareBp: number | null;
};

/**
 * The platform's share of one's spent money equals its share of the whole cost. Null: some was spent, but
 * its division is unknown.
 */
export function moneyFlow(
  { pledged, held, spent, borne }: OwnMoney,
  payout: Payout | null,
): MoneyFlow | null {
  if (spent > 0n && !payout) return null;
  const fee = payout ? parseAmount(payout.fee) : 0n;
  const cost = payout ? parseAmount(payout.amount) + fee : 0n;
  const platform = cost > 0n ? (spent * fee) / cost : 0n;
  return {
    pledged,
    held,
    solver: spent - platform,
    platform,
    back: pledged - held - spent,
    borne,
    shareBp: cost > 0n && spent > 0n ? Number((spent * 10_000n) / cost) : null,
  };
}
