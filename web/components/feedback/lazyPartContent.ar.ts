import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lazyPartContent.ts';

export const lazyPartContent = {
  notLoaded: 'تعذّر تحميل هذا الجزء. تحقّق من اتصالك أو أعد تحميل الصفحة.',
  again: 'إعادة التحميل',
} satisfies Texts<typeof original.lazyPartContent>;
