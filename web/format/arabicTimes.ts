import type { Plural } from '#schema/languages/plural.ts';

/** Outside the first load, unlike the counts in `arabicCounts`. */
export const DAYS: Plural = {
  zero: 'لا أيام',
  one: 'يوم واحد',
  two: 'يومان',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
};

export const BUSINESS_DAYS: Plural = {
  zero: 'لا أيام عمل',
  one: 'يوم عمل واحد',
  two: 'يومي عمل',
  few: '# أيام عمل',
  many: '# يوم عمل',
  other: '# يوم عمل',
};

export const HOURS: Plural = {
  zero: 'لا ساعات',
  one: 'ساعة واحدة',
  two: 'ساعتان',
  few: '# ساعات',
  many: '# ساعة',
  other: '# ساعة',
};

export const MINUTES: Plural = {
  zero: 'لا دقائق',
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
};

export const SECONDS: Plural = {
  zero: 'لا ثوانٍ',
  one: 'ثانية واحدة',
  two: 'ثانيتان',
  few: '# ثوانٍ',
  many: '# ثانية',
  other: '# ثانية',
};
