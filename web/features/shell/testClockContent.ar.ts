import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './testClockContent.ts';

export const testClockContent = {
  moved: (moment, ahead) => `قدّم المختبِرون ساعة هذا الموقع: تُظهر ${moment}، متقدّمة ${ahead}.`,
  real: (moment) => `موقع اختبار: يمكن تحريك وقته. الوقت الآن ${moment}.`,
  hour: {
    zero: 'لا ساعات',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  },
  stepHours: [
    { label: 'ساعة واحدة', hours: 1 },
    { label: 'يوم واحد', hours: 24 },
    { label: '3 أيام', hours: 72 },
  ],
  step: (label) => `+${label}`,
  moveBy: (label) => `تمرير ${label}`,
  failed: 'تعذّر تحريك الساعة',
} satisfies Texts<typeof original.testClockContent>;
