import type { Currency } from '#schema/money/currency.ts';
import type { Cents } from '#schema/money/money.ts';

/** In the currency's smallest unit; formatted in each reader's language. */
export type NoticeAmount = { cents: string; currency: string };

export const noticeAmount = (cents: Cents, { code }: Currency): NoticeAmount => ({
  cents: String(cents),
  currency: code,
});
