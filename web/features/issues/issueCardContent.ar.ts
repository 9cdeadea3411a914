import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './issueCardContent.ts';
import { formatNumber, plural } from '#web/format/format.ts';

export const issueCardContent = {
  selected: 'اختير المنفّذ',
  applied: (count) =>
    plural(count, {
      zero: 'لا عروض',
      one: 'عرض واحد',
      two: 'عرضان',
      few: '# عروض',
      many: '# عرضًا',
      other: '# عرض',
    }),
  open: 'مفتوحة للمنفّذين',
  due: 'مستحقّة الآن',
  daysLeft: (count) =>
    `باقٍ ${plural(count, { zero: 'لا أيام', one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' })}`,
  pledgers: (count) =>
    plural(count, {
      zero: 'لا متبرّعين',
      one: 'متبرّع واحد',
      two: 'متبرّعان',
      few: '# متبرّعين',
      many: '# متبرّعًا',
      other: '# متبرّع',
    }),
  affected: (count) => `عدد المتأثرين: ${formatNumber(count)}`,
  confirmed: (day) => `أُكّدت في ${day}`,
  stale: (day) => `لم تُؤكَّد منذ ${day}`,
} satisfies Texts<typeof original.issueCardContent>;
