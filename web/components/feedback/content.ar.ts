import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const lazyPartContent = {
  notLoaded: 'تعذّر تحميل هذا الجزء. تحقّق من اتصالك أو أعد تحميل الصفحة.',
  again: 'إعادة التحميل',
  kept: 'عرض ما ينتظر على هذا الجهاز',
} satisfies Texts<typeof original.lazyPartContent>;

export const loadFailureContent = {
  title: 'تعذّر التحميل',
  offline: 'تحقّق من اتصالك. ستعيد الصفحة المحاولة تلقائيًا.',
  fault: 'حدثت مشكلة في الخادم. حاول مرة أخرى بعد قليل.',
} satisfies Texts<typeof original.loadFailureContent>;
