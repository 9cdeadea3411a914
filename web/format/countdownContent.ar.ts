import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './countdownContent.ts';

export const countdownContent = {
  days: {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  },
  hours: {
    zero: 'لا ساعات',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  },
  minutes: {
    zero: 'لا دقائق',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  },
  between: ' و',
  now: 'في أي لحظة',
  left: (time) => `باقٍ ${time}`,
} satisfies Texts<typeof original.countdownContent>;
