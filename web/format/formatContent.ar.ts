import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './formatContent.ts';

export const formatContent = {
  noDate: 'بلا تاريخ',
  invalidDate: 'تاريخ غير صالح',
  noLocation: 'الموقع غير محدّد',
} satisfies Texts<typeof original.formatContent>;
