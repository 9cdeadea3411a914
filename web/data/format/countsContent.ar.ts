import type { Texts } from '#schema/languages/Texts.ts';
import { ENTRIES, ISSUES, PHOTOS, REPORTS } from '#web/data/format/arabicCounts.ts';
import type * as original from './countsContent.ts';

export const countsContent = {
  issue: ISSUES,
  photo: PHOTOS,
  entry: ENTRIES,
  rating: {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '# تقييمات',
    many: '# تقييمًا',
    other: '# تقييم',
  },
  pledge: {
    zero: 'لا تعهّدات',
    one: 'تعهّد واحد',
    two: 'تعهّدان',
    few: '# تعهّدات',
    many: '# تعهّدًا',
    other: '# تعهّد',
  },
  report: REPORTS,
  complaint: REPORTS,
  verdict: {
    zero: 'لا أحكام',
    one: 'حكم واحد',
    two: 'حكمان',
    few: '# أحكام',
    many: '# حكمًا',
    other: '# حكم',
  },
} satisfies Texts<typeof original.countsContent>;
