import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const notFoundContent = {
  title: '404 الصفحة غير موجودة',
  text: 'لا يوجد شيء على هذا العنوان. قد يكون الرابط قديمًا أو مكتوبًا بشكل خاطئ.',
  home: 'الانتقال إلى صفحة البداية',
  issues: 'تصفّح المشكلات',
} satisfies Texts<typeof original.notFoundContent>;
