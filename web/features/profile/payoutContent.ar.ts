import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './payoutContent.ts';

export const payoutContent = {
  heading: 'صرف الأموال',
  states: {
    missing: 'لكي يُدفع لك مقابل ما تحلّه، أخبر مزوّد الدفع لدينا إلى أين يذهب المال.',
    incomplete: 'لدى مزوّد الدفع أسئلة باقية قبل أن يستطيع الدفع لك.',
    ready: 'تُصرف الأموال إلى حسابك لدى مزوّد الدفع.',
  },
  open: { missing: 'إعداد الصرف', incomplete: 'متابعة', ready: 'تغيير' },
  opening: 'جارٍ الفتح…',
  failed: 'لا يمكن إعداد الصرف الآن',
} satisfies Texts<typeof original.payoutContent>;
