import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moreRowsContent.ts';

export const moreRowsContent = {
  more: 'عرض المزيد',
  pending: 'جارٍ التحميل...',
  failed: 'تعذّر تحميل المزيد. حاول مرة أخرى',
} satisfies Texts<typeof original.moreRowsContent>;
