import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import type * as original from './overviewContent.ts';

export const overviewContent = {
  title: 'نظرة عامة',
  subtitle: 'ما ينتظرك، وما بُلّغ عنه وأُصلح ودُفع في اثني عشر أسبوعًا.',
  failed: 'تعذّر تحميل الأرقام',
  needs: 'ينتظرك',
  nothing: 'لا شيء ينتظرك.',
  trend: 'اثنا عشر أسبوعًا',
  week: 'الأسبوع من',
  lastWeek: (text) => `${text} في الأيام السبعة الأخيرة`,
  median: 'الزمن الوسيط حتى الإصلاح',
  days: (days) =>
    plural(days, {
      zero: '0 يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    }),
  noMedian: 'لم يُصلح شيء في هذه الأسابيع.',
  ofFixed: 'من البلاغ إلى قبول الإثبات، في هذه الأسابيع',
  noneInWeeks: 'لا شيء في هذه الأسابيع.',
  table: 'جدول',
  map: 'أين تقع آخر 50 بلاغًا',
  none: 'لا بلاغات بعد',
  series: { reported: 'بلاغات', fixed: 'أُصلح', paid: 'دُفع للمنفّذين' },
} satisfies Texts<typeof original.overviewContent>;
