import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './fundingContent.ts';

export const fundingContent = {
  cheapest: (raised, needed) => `${raised} من ${needed} لأرخص عرض`,
  chosen: (raised, needed) => `${raised} من ${needed} للعرض المختار`,
  noOffer: (raised) => `جُمع ${raised}، ولا عروض مفتوحة`,
  goal: (needed) => `من ${needed}`,
  preview: (amount, total) => `مع مبلغك ${amount} يصبح المجموع ${total}.`,
} satisfies Texts<typeof original.fundingContent>;
