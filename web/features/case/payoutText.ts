import type { CaseView } from '#schema/case/verification.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { stepContent } from './stepContent.ts';

/** One sentence about the payout of a decided case; null before. */
export function payoutText({ payout }: Pick<CaseView, 'payout'>): string | null {
  if (!payout) return null;
  const { solverName, amount, fee, returned } = payout;
  return stepContent.divided(
    solverName,
    formatMoney(amount),
    formatMoney(fee),
    formatMoney(returned),
  );
}
