import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import type * as original from './content.ts';

export const pagesContent = {
  contents: 'في هذه الصفحة',
  lastUpdated: (day) => `آخر تحديث ${day}`,
} satisfies Texts<typeof original.pagesContent>;

export const ruleWordsContent = {
  hours: (count) =>
    plural(count, {
      zero: 'لا ساعات',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '# ساعات',
      many: '# ساعة',
      other: '# ساعة',
    }),
  days: (count) =>
    plural(count, {
      zero: 'لا أيام',
      one: 'يوم واحد',
      two: 'يومان',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    }),
  seconds: (count) =>
    plural(count, {
      zero: 'لا ثوانٍ',
      one: 'ثانية واحدة',
      two: 'ثانيتان',
      few: '# ثوانٍ',
      many: '# ثانية',
      other: '# ثانية',
    }),
  payout: (most) => `من 3 أيام عمل إلى ${most}`,
  trustRange: (most) => `من 0 إلى ${most}`,
  trustStart: (score) => `بدءًا من ${score}`,
  trustToPropose: (score) => `درجة ${score}`,
} satisfies Texts<typeof original.ruleWordsContent>;
