import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lateContent.ts';

export const lateContent = {
  title: 'على هذا الجهاز',
  badge: 'بانتظار الإرسال',
  attention: 'يحتاج إلى انتباهك',
  beyond: {
    title: 'هذه الصفحة غير موجودة',
    text: 'قصُرت القائمة منذ ذلك الحين.',
    action: 'الانتقال إلى الصفحة الأولى',
  },
} satisfies Texts<typeof original.lateContent>;
