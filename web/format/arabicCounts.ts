import type { Plural } from '#schema/languages/plural.ts';

/** Arabic plurals used in several places: six forms each, the number left out where one word says it. */
export const CHARACTERS: Plural = {
  zero: '0 حرف',
  one: 'حرف واحد',
  two: 'حرفين',
  few: '# أحرف',
  many: '# حرفًا',
  other: '# حرف',
};

export const ENTRIES: Plural = {
  zero: 'لا قيود',
  one: 'قيد واحد',
  two: 'قيدان',
  few: '# قيود',
  many: '# قيدًا',
  other: '# قيد',
};

export const ISSUES: Plural = {
  zero: 'لا مشكلات',
  one: 'مشكلة واحدة',
  two: 'مشكلتان',
  few: '# مشكلات',
  many: '# مشكلة',
  other: '# مشكلة',
};

export const JURORS: Plural = {
  zero: 'لا محلّفين',
  one: 'محلّف واحد',
  two: 'محلّفين',
  few: '# محلّفين',
  many: '# محلّفًا',
  other: '# محلّف',
};

export const PHOTOS: Plural = {
  zero: 'لا صور',
  one: 'صورة واحدة',
  two: 'صورتان',
  few: '# صور',
  many: '# صورة',
  other: '# صورة',
};

export const REPORTS: Plural = {
  zero: 'لا بلاغات',
  one: 'بلاغ واحد',
  two: 'بلاغان',
  few: '# بلاغات',
  many: '# بلاغًا',
  other: '# بلاغ',
};
