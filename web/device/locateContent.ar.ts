import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './locateContent.ts';

export const locateContent = {
  failed: 'خطأ في تحديد الموقع',
  failedText: 'تعذّر تحديد موقعك الحالي. ابحث عن المكان بدلًا من ذلك.',
  plainHttp: 'لا تخبر المتصفحات إلا صفحات https بمكانك.',
} satisfies Texts<typeof original.locateContent>;
