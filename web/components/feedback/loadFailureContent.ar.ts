import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './loadFailureContent.ts';

export const loadFailureContent = {
  title: 'تعذّر التحميل',
  offline: 'تحقّق من اتصالك. ستعيد الصفحة المحاولة تلقائيًا.',
  fault: 'حدثت مشكلة في الخادم. حاول مرة أخرى بعد قليل.',
} satisfies Texts<typeof original.loadFailureContent>;
