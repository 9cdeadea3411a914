import { noticeContent } from '#api/notices/noticeContent.rules.ts';
import { noticeAmount } from '#api/platform/noticeAmount.rules.ts';
import type { Currency } from '#schema/money/currency.ts';

export type NewWork = { id: string; title: string; fundingCents: bigint };

/** To the person of the alert. Without money in it the amount is left out. */
export const workNotice = (
  { title, fundingCents }: NewWork,
  { name: place }: { name: string },
  currency: Currency,
) => ({
  type: 'issue_update' as const,
  ...(fundingCents > 0n
    ? noticeContent('paidWorkFound', { title, place, amount: noticeAmount(fundingCents, currency) })
    : noticeContent('workFound', { title, place })),
});
